import{At as e,C as t,D as n,Dt as r,Et as i,O as a,Q as o,St as s,W as c,X as l,at as u,bt as d,ct as f,dt as p,et as m,gt as h,it as g,k as _,n as v,ot as y,q as b,r as x,rt as S,vt as C,w,wt as T,xt as E,yt as D}from"./text-BJDT2fDO.js";import{d as O,l as k,s as A,u as j}from"./index-BRYRiTr-.js";import{n as M}from"./trying-CSa_prT5.js";import{t as N}from"./Sheet-Dhnq1brG.js";import{i as P,n as F,r as I,t as L}from"./levels-D2wWaqv7.js";var R=`<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 14 420 200" preserveAspectRatio="xMidYMid slice">
<rect width="420" height="260" fill="#15345b"/>
<path d="M0 18h420M0 40h420M0 62h420M0 84h420M0 106h420M0 128h420M0 150h420M0 172h420M0 194h420M0 216h420M0 238h420" stroke="#fff" stroke-opacity=".05" stroke-width="2"/>
<use href="#nation-assyrians" x="11" y="140" width="66" height="66"/>
<use href="#nation-hittites" x="94" y="140" width="66" height="66"/>
<use href="#nation-medes" x="177" y="140" width="66" height="66"/>
<use href="#nation-persians" x="260" y="140" width="66" height="66"/>
<use href="#nation-sumerians" x="343" y="140" width="66" height="66"/>
<use href="#level-1" x="-8" y="113" width="104" height="28"/>
<use href="#level-2" x="-8" y="88" width="104" height="28"/>
<use href="#level-3" x="-8" y="63" width="104" height="28"/>
<use href="#level-1" x="75" y="113" width="104" height="28"/>
<use href="#level-2" x="75" y="88" width="104" height="28"/>
<use href="#level-3" x="75" y="63" width="104" height="28"/>
<use href="#level-4" x="75" y="38" width="104" height="28"/>
<use href="#level-5" x="75" y="13" width="104" height="28"/>
<use href="#level-1" x="158" y="113" width="104" height="28"/>
<use href="#level-1" x="241" y="113" width="104" height="28"/>
<use href="#level-2" x="241" y="88" width="104" height="28"/>
<use href="#level-4" x="241" y="63" width="104" height="28"/>
<use href="#level-1" x="324" y="113" width="104" height="28"/>
<use href="#level-2" x="324" y="88" width="104" height="28"/>
<g class="p-sun">
<use href="#pawn" x="150" y="100" width="44" height="44"/></g>
<g class="p-moon">
<use href="#pawn" x="227" y="100" width="44" height="44"/></g></svg>
`,z=`<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="250 250 480 297" preserveAspectRatio="xMidYMid slice">
<rect width="1000" height="1000" fill="#d9c79c"/>
<path d="M634 92L636 101L636 113L638 124L638 132L638 146L641 159L644 172L644 185L648 198L648 210L651 221L651 233L652 243L654 251L663 258L674 262L686 268L698 272L710 274L721 278L732 281L742 284L752 286L762 286L774 280L781 279L789 278L796 275L803 271L810 270L820 264L831 260L837 256L849 249L856 243L865 239L873 234L882 231L890 224L898 222L904 218L913 210L919 207L929 197L931 187L937 183L939 175L943 161L943 152L946 144L949 132L946 120L946 109L944 99L937 92L927 93L917 92L906 93L894 93L881 93L868 94L856 94L844 94L832 93L821 94L809 93L797 93L785 92L773 91L761 91L749 91L738 90L726 90L715 90L703 91L691 90L679 91L668 91L658 91L648 91L638 92z" fill="var(--prov-green)" stroke="#3d2f1c" stroke-width="3" stroke-linejoin="round"/>
<path d="M262 92L272 91L280 91L290 90L300 91L310 89L321 88L332 88L343 88L353 88L364 88L374 89L385 89L396 90L406 92L418 92L428 92L439 93L450 94L461 93L472 94L483 92L494 92L505 91L516 92L526 90L537 89L547 89L557 90L567 89L578 89L588 89L598 90L608 91L617 91L624 91L634 92L636 101L636 113L638 124L638 132L638 146L641 159L644 172L644 185L648 198L648 210L651 221L651 233L652 243L654 251L653 262L653 273L652 285L651 298L649 308L648 320L647 332L644 342L642 352L631 352L621 353L608 359L602 366L596 374L589 377L582 372L575 364L566 356L556 350L546 344L536 336L524 330L515 327L508 325L500 322L491 321L481 322L471 322L460 321L448 321L436 322L425 323L414 324L404 323L393 322L383 326L372 324L361 324L351 321L341 322L332 322L324 323L314 322L311 313L308 301L307 293L303 286L302 279L301 270L299 262L298 254L295 247L292 239L291 230L287 222L285 213L284 204L282 195L278 186L278 177L275 167L273 156L269 146L271 134L268 124L266 114L263 106L262 96z" fill="var(--prov-orange)" stroke="#3d2f1c" stroke-width="3" stroke-linejoin="round"/>
<path d="M92 92L103 92L111 93L121 93L131 93L142 94L153 94L163 94L174 95L183 95L193 95L203 95L213 94L223 94L233 93L242 92L255 92L262 96L263 106L266 114L268 124L271 134L269 146L273 156L275 167L278 177L278 186L282 195L284 204L285 213L287 222L291 230L292 239L295 247L298 254L299 262L301 270L302 279L303 286L307 293L308 301L311 313L314 322L314 332L313 346L311 354L311 362L312 371L312 379L313 387L312 396L312 404L312 413L313 422L312 430L314 439L313 448L313 456L314 465L316 472L314 480L315 488L316 500L318 514L318 525L317 534L315 542L310 551L307 561L304 570L302 579L300 588L298 597L296 608L287 610L274 615L266 622L258 628L252 636L247 644L238 648L229 648L219 649L207 648L196 648L185 646L172 645L160 642L148 641L136 640L124 638L113 636L102 635L92 634L92 622L92 606L93 588L94 568L95 546L95 523L96 500L96 478L96 457L96 437L95 418L94 398L93 379L93 360L90 340L90 321L88 302L88 283L88 263L88 243L88 221L90 199L89 177L90 156L91 136L92 119L91 104z" fill="var(--prov-yellow)" stroke="#3d2f1c" stroke-width="3" stroke-linejoin="round"/>
<path d="M592 380L585 374L577 367L569 359L560 352L549 346L539 339L528 332L517 327L510 324L503 323L494 320L485 322L474 320L463 321L452 320L440 322L429 323L418 323L407 323L397 323L386 324L375 325L365 325L354 322L344 323L335 322L327 324L318 321L314 328L313 341L311 351L312 359L312 368L311 376L314 384L312 393L312 401L312 410L314 418L312 428L313 436L314 445L312 454L314 462L314 470L315 478L314 485L316 495L316 510L317 521L318 530L327 532L339 537L346 540L354 540L362 543L370 545L378 545L385 546L393 545L402 546L410 543L419 545L428 544L437 541L445 540L454 542L463 541L472 540L480 542L489 544L498 544L507 544L515 546L524 546L532 546L540 548L548 549L556 550L564 547L573 548L581 548L592 547L603 546L606 541L609 530L609 516L612 503L612 490L614 478L616 466L618 455L621 446L617 436L612 430L606 424L601 417L598 410L596 402L594 393L593 383z" fill="var(--prov-red)" stroke="#3d2f1c" stroke-width="3" stroke-linejoin="round"/>
<path d="M655 255L666 259L678 264L690 268L702 272L713 276L724 280L736 282L745 285L756 288L765 290L774 295L785 298L796 300L807 302L818 298L830 296L842 293L854 291L867 290L880 288L893 288L906 288L919 292L926 294L932 300L940 299L947 304L958 312L968 318L974 325L978 336L975 347L972 355L963 361L953 368L942 375L935 385L931 396L927 408L927 420L922 432L917 443L914 456L910 468L903 478L898 488L888 487L877 485L864 484L851 484L836 485L829 486L821 488L812 488L804 489L795 489L787 490L778 490L770 490L761 490L753 486L744 484L734 484L726 481L717 478L710 474L702 472L692 462L684 450L681 443L679 436L677 426L675 414L674 405L673 393L671 386L668 376L661 368L654 363L648 357L643 348L644 339L646 328L649 316L650 305L650 293L653 281L653 269L655 260z" fill="var(--prov-yellow)" stroke="#3d2f1c" stroke-width="3" stroke-linejoin="round"/>
<path d="M674 408L677 417L678 431L680 438L681 446L686 455L694 466L705 472L712 476L720 478L728 483L738 483L747 486L756 488L764 490L773 490L781 491L790 490L798 488L807 489L815 487L823 487L832 487L841 486L855 484L868 486L881 486L890 488L900 492L902 501L908 509L912 520L912 530L908 540L902 550L894 560L890 572L890 584L891 597L896 607L898 614L902 628L904 640L900 652L897 665L890 676L886 686L876 690L865 690L852 689L838 690L826 692L814 692L802 696L789 698L775 700L765 698L757 700L748 700L740 700L731 698L722 698L713 699L704 699L696 701L687 700L679 701L670 702L661 706L652 705L643 707L635 708L624 711L617 708L618 697L613 689L613 678L612 667L608 656L609 644L607 633L607 623L608 614L606 605L605 595L606 586L605 577L606 569L606 561L605 549L606 541L609 530L609 516L612 503L612 490L614 478L616 466L618 455L621 446L629 440L638 438L646 436L656 429L662 424L666 417z" fill="var(--prov-orange)" stroke="#3d2f1c" stroke-width="3" stroke-linejoin="round"/>
<path d="M318 530L327 532L339 537L346 540L354 540L362 543L370 545L378 545L385 546L393 545L402 546L410 543L419 545L428 544L437 541L445 540L454 542L463 541L472 540L480 542L489 544L498 544L507 544L515 546L524 546L532 546L540 548L548 549L556 550L564 547L573 548L581 548L592 547L603 546L606 552L606 564L605 572L605 580L607 589L606 598L605 608L607 617L608 626L609 636L609 648L609 659L612 671L612 682L615 692L617 700L618 712L610 714L598 715L587 718L580 718L572 719L565 718L557 720L550 721L541 722L532 722L524 724L515 724L506 725L497 726L488 725L480 726L472 726L464 728L456 726L449 725L441 726L429 724L415 723L400 721L393 720L386 717L378 716L371 716L359 713L350 712L347 704L346 692L344 678L340 664L333 652L328 644L323 639L319 632L314 626L305 618L299 610L298 600L300 592L301 582L304 573L306 564L308 554L313 544L316 536z" fill="var(--prov-green)" stroke="#3d2f1c" stroke-width="3" stroke-linejoin="round"/>
<path d="M642 352L635 352L626 353L621 353L612 356L605 362L602 366L599 370L594 378L593 383L593 390L595 396L596 402L597 407L599 412L601 417L605 421L607 427L612 430L615 435L620 440L625 441L633 439L638 438L643 436L648 434L656 429L660 426L663 421L666 417L672 410L674 405L673 396L672 391L671 386L670 380L665 372L661 368L657 364L652 360L648 357z" fill="#7fb0bf" stroke="#3d2f1c" stroke-width="2.5"/>
<path d="M706 222L706 322" stroke="#3d2f1c" stroke-width="11"/>
<path d="M706 222L706 322" stroke="#f6ecd2" stroke-width="7"/>
<path d="M574 164L548 288" stroke="#3d2f1c" stroke-width="11"/>
<path d="M574 164L548 288" stroke="#f6ecd2" stroke-width="7"/>
<path d="M424 278L548 288" stroke="#3d2f1c" stroke-width="11"/>
<path d="M424 278L548 288" stroke="#f6ecd2" stroke-width="7"/>
<path d="M330 246L424 278" stroke="#3d2f1c" stroke-width="11"/>
<path d="M330 246L424 278" stroke="#f6ecd2" stroke-width="7"/>
<path d="M330 246L254 306" stroke="#3d2f1c" stroke-width="11"/>
<path d="M330 246L254 306" stroke="#f6ecd2" stroke-width="7"/>
<path d="M424 278L374 364" stroke="#3d2f1c" stroke-width="11"/>
<path d="M424 278L374 364" stroke="#f6ecd2" stroke-width="7"/>
<path d="M548 288L486 356" stroke="#3d2f1c" stroke-width="11"/>
<path d="M548 288L486 356" stroke="#f6ecd2" stroke-width="7"/>
<path d="M548 288L706 322" stroke="#3d2f1c" stroke-width="11"/>
<path d="M548 288L706 322" stroke="#f6ecd2" stroke-width="7"/>
<path d="M188 205L254 306" stroke="#3d2f1c" stroke-width="11"/>
<path d="M188 205L254 306" stroke="#f6ecd2" stroke-width="7"/>
<path d="M248 505L138 548" stroke="#3d2f1c" stroke-width="11"/>
<path d="M248 505L138 548" stroke="#f6ecd2" stroke-width="7"/>
<path d="M254 306L248 505" stroke="#3d2f1c" stroke-width="11"/>
<path d="M254 306L248 505" stroke="#f6ecd2" stroke-width="7"/>
<path d="M254 306L362 432" stroke="#3d2f1c" stroke-width="11"/>
<path d="M254 306L362 432" stroke="#f6ecd2" stroke-width="7"/>
<path d="M248 505L362 590" stroke="#3d2f1c" stroke-width="11"/>
<path d="M248 505L362 590" stroke="#f6ecd2" stroke-width="7"/>
<path d="M248 505L198 708" stroke="#3d2f1c" stroke-width="11"/>
<path d="M248 505L198 708" stroke="#f6ecd2" stroke-width="7"/>
<path d="M374 364L486 356" stroke="#3d2f1c" stroke-width="11"/>
<path d="M374 364L486 356" stroke="#f6ecd2" stroke-width="7"/>
<path d="M486 356L556 428" stroke="#3d2f1c" stroke-width="11"/>
<path d="M486 356L556 428" stroke="#f6ecd2" stroke-width="7"/>
<path d="M556 428L552 504" stroke="#3d2f1c" stroke-width="11"/>
<path d="M556 428L552 504" stroke="#f6ecd2" stroke-width="7"/>
<path d="M552 504L462 502" stroke="#3d2f1c" stroke-width="11"/>
<path d="M552 504L462 502" stroke="#f6ecd2" stroke-width="7"/>
<path d="M462 502L374 502" stroke="#3d2f1c" stroke-width="11"/>
<path d="M462 502L374 502" stroke="#f6ecd2" stroke-width="7"/>
<path d="M374 502L362 432" stroke="#3d2f1c" stroke-width="11"/>
<path d="M374 502L362 432" stroke="#f6ecd2" stroke-width="7"/>
<path d="M462 502L456 574" stroke="#3d2f1c" stroke-width="11"/>
<path d="M462 502L456 574" stroke="#f6ecd2" stroke-width="7"/>
<path d="M556 428L674 506" stroke="#3d2f1c" stroke-width="11"/>
<path d="M556 428L674 506" stroke="#f6ecd2" stroke-width="7"/>
<path d="M674 506L676 634" stroke="#3d2f1c" stroke-width="11"/>
<path d="M674 506L676 634" stroke="#f6ecd2" stroke-width="7"/>
<path d="M674 506L846 534" stroke="#3d2f1c" stroke-width="11"/>
<path d="M674 506L846 534" stroke="#f6ecd2" stroke-width="7"/>
<path d="M730 442L674 506" stroke="#3d2f1c" stroke-width="11"/>
<path d="M730 442L674 506" stroke="#f6ecd2" stroke-width="7"/>
<path d="M706 322L806 338" stroke="#3d2f1c" stroke-width="11"/>
<path d="M706 322L806 338" stroke="#f6ecd2" stroke-width="7"/>
<path d="M706 322L730 442" stroke="#3d2f1c" stroke-width="11"/>
<path d="M706 322L730 442" stroke="#f6ecd2" stroke-width="7"/>
<path d="M730 442L872 430" stroke="#3d2f1c" stroke-width="11"/>
<path d="M730 442L872 430" stroke="#f6ecd2" stroke-width="7"/>
<circle cx="254" cy="306" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-teal">
<use href="#palace" x="233" y="281" width="42" height="42"/></g>
<circle cx="248" cy="505" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-teal">
<use href="#palace" x="341" y="565" width="42" height="42"/></g>
<circle cx="456" cy="574" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-ink">
<use href="#palace" x="435" y="549" width="42" height="42"/></g>
<g class="h-rose">
<use href="#palace" x="531" y="565" width="42" height="42"/></g>
<circle cx="674" cy="506" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-lapis">
<use href="#palace" x="653" y="481" width="42" height="42"/></g>
<circle cx="706" cy="322" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-rose">
<use href="#palace" x="685" y="297" width="42" height="42"/></g>
<circle cx="730" cy="442" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-ink">
<use href="#palace" x="709" y="417" width="42" height="42"/></g>
<circle cx="374" cy="364" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-lapis">
<use href="#palace" x="353" y="339" width="42" height="42"/></g>
<circle cx="486" cy="356" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-lapis">
<use href="#palace" x="465" y="331" width="42" height="42"/></g>
<circle cx="556" cy="428" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-lapis">
<use href="#palace" x="535" y="403" width="42" height="42"/></g>
<circle cx="552" cy="504" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-ink">
<use href="#palace" x="531" y="479" width="42" height="42"/></g>
<circle cx="462" cy="502" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-rose">
<use href="#palace" x="441" y="477" width="42" height="42"/></g>
<circle cx="374" cy="502" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-teal">
<use href="#palace" x="353" y="477" width="42" height="42"/></g>
<circle cx="362" cy="432" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<circle cx="706" cy="222" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<circle cx="330" cy="246" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<circle cx="424" cy="278" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-lapis">
<use href="#palace" x="403" y="253" width="42" height="42"/></g>
<circle cx="548" cy="288" r="18" fill="var(--rice)" stroke="var(--ink)" stroke-width="2.5"/>
<g class="h-lapis">
<use href="#palace" x="527" y="263" width="42" height="42"/></g>
<use href="#dragon" x="424" y="395" width="68" height="68"/>
<g class="h-lapis">
<use href="#emissary" x="438" y="396" width="40" height="40"/></g></svg>
`,B=`<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="320 106 576 275" preserveAspectRatio="xMidYMid slice">
<defs><pattern id="hland" width="64" height="64" patternUnits="userSpaceOnUse">
<use href="#tex-land" width="64" height="64"/></pattern><pattern id="hriver" width="64" height="64" patternUnits="userSpaceOnUse">
<use href="#tex-river" width="64" height="64"/></pattern></defs>
<rect width="1024" height="704" fill="url(#hland)"/>
<g fill="var(--land-2)" fill-opacity=".38">
<path d="M0 0h250c-30 60-110 70-160 110S0 150 0 170z"/>
<path d="M330 330c70-40 150-20 190 20s120 30 150 70-60 90-150 80-220-110-190-170z"/>
<path d="M1024 704H760c20-50 90-60 140-100s90-40 124-50z"/>
<path d="M560 60c50-20 110-10 140 20s10 80-50 80-130-70-90-100z"/></g>
<clipPath id="hclip">
<path d="M0 0h1024v704H0z"/></clipPath>
<g clip-path="url(#hclip)">
<path d="M768 406Q768 384 790 384L874 384Q896 384 896 362L896 278Q896 256 874 256L854 256Q832 256 832 234L832 214Q832 192 810 192L790 192Q768 192 768 170L768 0L832 0L832 106Q832 128 854 128L874 128Q896 128 896 150L896 170Q896 192 918 192L1024 192L1024 320L982 320Q960 320 960 342L960 426Q960 448 938 448L854 448Q832 448 832 470L832 554Q832 576 810 576L406 576Q384 576 384 554L384 534Q384 512 362 512L214 512Q192 512 192 490L192 470Q192 448 170 448L0 448L0 384L234 384Q256 384 256 406L256 426Q256 448 278 448L426 448Q448 448 448 470L448 490Q448 512 470 512L746 512Q768 512 768 490zM170 192Q192 192 192 170L192 150Q192 128 214 128L234 128Q256 128 256 106L256 0L576 0L576 42Q576 64 554 64L342 64Q320 64 320 86L320 170Q320 192 298 192L278 192Q256 192 256 214L256 234Q256 256 234 256L0 256L0 192z" fill="none" stroke="var(--bank)" stroke-opacity=".28" stroke-width="16" stroke-linejoin="round"/>
<path d="M768 406Q768 384 790 384L874 384Q896 384 896 362L896 278Q896 256 874 256L854 256Q832 256 832 234L832 214Q832 192 810 192L790 192Q768 192 768 170L768 0L832 0L832 106Q832 128 854 128L874 128Q896 128 896 150L896 170Q896 192 918 192L1024 192L1024 320L982 320Q960 320 960 342L960 426Q960 448 938 448L854 448Q832 448 832 470L832 554Q832 576 810 576L406 576Q384 576 384 554L384 534Q384 512 362 512L214 512Q192 512 192 490L192 470Q192 448 170 448L0 448L0 384L234 384Q256 384 256 406L256 426Q256 448 278 448L426 448Q448 448 448 470L448 490Q448 512 470 512L746 512Q768 512 768 490zM170 192Q192 192 192 170L192 150Q192 128 214 128L234 128Q256 128 256 106L256 0L576 0L576 42Q576 64 554 64L342 64Q320 64 320 86L320 170Q320 192 298 192L278 192Q256 192 256 214L256 234Q256 256 234 256L0 256L0 192z" fill="url(#hriver)" stroke="var(--bank)" stroke-width="4.5" stroke-linejoin="round"/>
<path d="M768 406Q768 384 790 384L874 384Q896 384 896 362L896 278Q896 256 874 256L854 256Q832 256 832 234L832 214Q832 192 810 192L790 192Q768 192 768 170L768 0L832 0L832 106Q832 128 854 128L874 128Q896 128 896 150L896 170Q896 192 918 192L1024 192L1024 320L982 320Q960 320 960 342L960 426Q960 448 938 448L854 448Q832 448 832 470L832 554Q832 576 810 576L406 576Q384 576 384 554L384 534Q384 512 362 512L214 512Q192 512 192 490L192 470Q192 448 170 448L0 448L0 384L234 384Q256 384 256 406L256 426Q256 448 278 448L426 448Q448 448 448 470L448 490Q448 512 470 512L746 512Q768 512 768 490zM170 192Q192 192 192 170L192 150Q192 128 214 128L234 128Q256 128 256 106L256 0L576 0L576 42Q576 64 554 64L342 64Q320 64 320 86L320 170Q320 192 298 192L278 192Q256 192 256 214L256 234Q256 256 234 256L0 256L0 192z" fill="none" stroke="var(--river-2)" stroke-opacity=".9" stroke-width="1.6"/></g>
<path d="M64 0V704M128 0V704M192 0V704M256 0V704M320 0V704M384 0V704M448 0V704M512 0V704M576 0V704M640 0V704M704 0V704M768 0V704M832 0V704M896 0V704M960 0V704M0 64H1024M0 128H1024M0 192H1024M0 256H1024M0 320H1024M0 384H1024M0 448H1024M0 512H1024M0 576H1024M0 640H1024" stroke="var(--land-line)" stroke-opacity=".75" stroke-width="1.5" fill="none"/>
<path d="M552 75q-1-8-5-13M555 75v-15M558 75q1-8 5-12M232 267q-1-8-5-13M235 267v-15M238 267q1-8 5-12M978 187q-1-8-5-13M981 187v-15M984 187q1-8 5-12M146 379q-1-8-5-13M149 379v-15M152 379q1-8 5-12M936 459q-1-8-5-13M939 459v-15M942 459q1-8 5-12M232 523q-1-8-5-13M235 523v-15M238 523q1-8 5-12M530 507q-1-8-5-13M533 507v-15M536 507q1-8 5-12M808 587q-1-8-5-13M811 587v-15M814 587q1-8 5-12" fill="none" stroke="var(--bank)" stroke-width="2.2" stroke-linecap="round" stroke-opacity=".8"/>
<rect width="1024" height="704" fill="none" stroke="var(--ink)" stroke-width="2.5"/>
<use href="#monument-red-blue" x="897" y="193" width="126" height="126"/>
<use href="#tile-blue" x="256" y="64" width="64" height="64"/>
<use href="#tile-red" x="640" y="64" width="64" height="64"/>
<use href="#tile-blue" x="256" y="128" width="64" height="64"/>
<use href="#tile-red" x="320" y="128" width="64" height="64"/>
<use href="#treasure" x="353" y="129" width="30" height="30"/>
<use href="#tile-black" x="448" y="128" width="64" height="64"/>
<use href="#tile-green" x="256" y="192" width="64" height="64"/>
<use href="#tile-black" x="384" y="192" width="64" height="64"/>
<use href="#tile-black" x="448" y="192" width="64" height="64"/>
<use href="#tile-red" x="640" y="192" width="64" height="64"/>
<use href="#tile-blue" x="832" y="192" width="64" height="64"/>
<use href="#tile-green" x="320" y="256" width="64" height="64"/>
<use href="#tile-red" x="512" y="256" width="64" height="64"/>
<use href="#tile-green" x="576" y="256" width="64" height="64"/>
<use href="#tile-green" x="640" y="256" width="64" height="64"/>
<use href="#tile-red" x="832" y="256" width="64" height="64"/>
<use href="#treasure" x="865" y="257" width="30" height="30"/>
<use href="#tile-red" x="512" y="320" width="64" height="64"/>
<use href="#tile-red" x="576" y="320" width="64" height="64"/>
<use href="#tile-green" x="704" y="320" width="64" height="64"/>
<use href="#tile-blue" x="896" y="320" width="64" height="64"/>
<use href="#tile-red" x="512" y="384" width="64" height="64"/>
<use href="#treasure" x="545" y="385" width="30" height="30"/>
<use href="#tile-black" x="576" y="384" width="64" height="64"/>
<use href="#tile-black" x="640" y="384" width="64" height="64"/>
<use href="#tile-black" x="704" y="384" width="64" height="64"/>
<use href="#catastrophe" x="578" y="130" width="60" height="60"/>
<use href="#catastrophe" x="258" y="322" width="60" height="60"/>
<g class="d-urn c-blue" transform="translate(320 64)">
<use href="#leader-urn" x="2" y="1" width="60" height="60"/>
<use href="#role-farmer" x="-1" y="37" width="27" height="27"/></g>
<g class="d-bull c-red" transform="translate(896 64)">
<use href="#leader-bull" x="2" y="1" width="60" height="60"/>
<use href="#role-priest" x="-1" y="37" width="27" height="27"/></g>
<g class="d-urn c-black" transform="translate(384 128)">
<use href="#leader-urn" x="2" y="1" width="60" height="60"/>
<use href="#role-king" x="-1" y="37" width="27" height="27"/></g>
<g class="d-bow c-green" transform="translate(896 128)">
<use href="#leader-bow" x="2" y="1" width="60" height="60"/>
<use href="#role-trader" x="-1" y="37" width="27" height="27"/></g>
<g class="d-bull c-green" transform="translate(320 192)">
<use href="#leader-bull" x="2" y="1" width="60" height="60"/>
<use href="#role-trader" x="-1" y="37" width="27" height="27"/></g>
<g class="d-bow c-black" transform="translate(768 256)">
<use href="#leader-bow" x="2" y="1" width="60" height="60"/>
<use href="#role-king" x="-1" y="37" width="27" height="27"/></g>
<g class="d-lion c-green" transform="translate(640 320)">
<use href="#leader-lion" x="2" y="1" width="60" height="60"/>
<use href="#role-trader" x="-1" y="37" width="27" height="27"/></g>
<g class="d-bow c-blue" transform="translate(832 320)">
<use href="#leader-bow" x="2" y="1" width="60" height="60"/>
<use href="#role-farmer" x="-1" y="37" width="27" height="27"/></g>
<g class="d-bow c-red" transform="translate(448 384)">
<use href="#leader-bow" x="2" y="1" width="60" height="60"/>
<use href="#role-priest" x="-1" y="37" width="27" height="27"/></g></svg>
`,V=m(`<label><input type="radio" name="game"/><span> </span></label>`),H=m(`<label><input type="radio" name="seats"/><span> </span></label>`),U=m(`<label><input type="radio" name="level"/><span><!> </span></label>`),W=m(`<label class="field"><span> </span> <input class="input" maxlength="30" autocomplete="nickname" required=""/> <small class="dim"> </small></label>`),G=m(`<form class="stack svelte-ym4kd5"><fieldset><legend class="legend svelte-ym4kd5"> </legend> <div class="seg"></div></fieldset> <fieldset><legend class="legend svelte-ym4kd5"> </legend> <div class="seg"></div></fieldset> <fieldset><legend class="legend svelte-ym4kd5"> </legend> <div class="seg"></div> <p class="dim sm svelte-ym4kd5"> </p></fieldset> <!> <button class="btn pri big"><!> </button></form>`);function K(m,S){r(S,!0);let R=[],z=[],B=s(d(f(()=>S.first))),K=s(d(P(f(()=>S.first)).usual)),q=s(d(F)),J=s(d(A.suggestion)),Y=s(!1);function ee(e){E(B,e,!0),E(K,P(e).usual,!0)}async function te(e){e.preventDefault(),E(Y,!0),await M(async()=>{await A.ensure(y(J).trim()||void 0);let{table:e}=await k.create({game:y(B),seats:y(K),bots:y(K)-1,level:y(q),public:!1});j.go(`/table/${e}`)}),E(Y,!1)}{let r=T(()=>v(`home.quickTitle`));N(m,{get title(){return y(r)},get close(){return S.close},children:(r,i)=>{var s=G(),d=h(s),f=h(d),m=C(f,!0),S=D(f,2);c(S,21,()=>I,e=>e.game,(t,r)=>{var i=V(),a=h(i);n(a);var s=D(a),c=C(s,!0);e(i),p(e=>{_(a,y(B)===y(r).game),l(c,e)},[()=>v(`game.${y(r).game}`)]),g(`change`,a,()=>ee(y(r).game)),o(t,i)}),e(S),e(d);var T=D(d,2),k=h(T),j=C(k,!0),M=D(k,2);c(M,20,()=>P(y(B)).seats,e=>e,(r,i)=>{var a=H(),s=h(a);n(s);var c,u=D(s),d=C(u,!0);e(a),p(()=>{c!==(c=i)&&(s.value=(s.__value=c)??``),l(d,i)}),t(R,[],s,()=>y(K),e=>E(K,e)),o(r,a)}),e(M),e(T);var N=D(T,2),F=h(N),ne=C(F,!0),X=D(F,2);c(X,20,()=>L,e=>e,(r,i)=>{var a=U(),s=h(a);n(s);var c,u=D(s),d=h(u);O(d,{name:`ui-bot`});var f=D(d,1,!0);e(u),e(a),p(e=>{c!==(c=i)&&(s.value=(s.__value=c)??``),l(f,e)},[()=>x(`level.${i}`,i)]),t(z,[],s,()=>y(q),e=>E(q,e)),o(r,a)}),e(X);var re=D(X,2),ie=C(re,!0);e(N);var Z=D(N,2),ae=t=>{var r=W(),i=h(r),a=C(i,!0),s=D(i,2);n(s);var c=D(s,2),u=C(c,!0);e(r),p((e,t)=>{l(a,e),l(u,t)},[()=>v(`home.yourName`),()=>v(`home.nameHint`)]),w(s,()=>y(J),e=>E(J,e)),o(t,r)};b(Z,e=>{A.me||e(ae)});var Q=D(Z,2),$=h(Q);O($,{name:`ui-play`});var oe=D($,1,!0);e(Q),e(s),p((e,t,n,r,i)=>{a(s,`data-game`,y(B)),l(m,e),l(j,t),l(ne,n),l(ie,r),Q.disabled=y(Y),l(oe,i)},[()=>v(`home.game`),()=>v(`home.players`),()=>v(`home.level`),()=>x(`level.${y(q)}.about`,``),()=>v(y(Y)?`home.starting`:`home.start`)]),u(`submit`,s,te),o(r,s)},$$slots:{default:!0}})}i()}S([`change`]);export{R as i,B as n,z as r,K as t};
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const GOLF = [
  "ReturnStatement > UnaryExpression[operator='void']",
  "UnaryExpression[operator='void'] > :matches(SequenceExpression, AssignmentExpression)",
];
const PLAIN_LINES = { skipBlankLines: true, skipComments: true };

export default defineConfig(
  {
    ignores: [
      "node_modules/",
      "public/",
      "src/wire/protocol.ts",
      "src/**/*.generated.ts",
      "src/**/texts/keys.ts",
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // Every `??`, `?.` and `&&` counts as a branch here.
      complexity: ["error", 15],
      eqeqeq: "error",
      "max-lines-per-function": ["error", { max: 40, ...PLAIN_LINES }],
      "no-sequences": "error",
      "no-restricted-syntax": [
        "error",
        ...GOLF.map((selector) => ({ selector, message: "Say it in statements." })),
      ],
      // An async function without await is one whose promise the caller expects.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
    },
  },
  // Rules that know types read modules only: those of a component are beyond them, and `npm run check` reads both.
  {
    files: ["**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    rules: {
      "max-lines": ["error", { max: 200, ...PLAIN_LINES }],
      // An async function without await is one whose promise the caller expects.
      "@typescript-eslint/require-await": "off",
    },
    languageOptions: {
      parserOptions: {
        project: ["tsconfig.json", "tsconfig.node.json"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      "svelte/max-lines-per-block": ["error", { script: 200, template: 200, style: 300, ...PLAIN_LINES }],
    },
  },
  // Tests may be as long as a file of the house at most.
  {
    files: ["tests/**"],
    rules: { "max-lines": ["error", { max: 400, ...PLAIN_LINES }] },
  },
  {
    files: ["tests/**"],
    rules: { "max-lines-per-function": "off" },
  },
);

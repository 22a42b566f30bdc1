/** The sentences of this board. */
import { sayer } from "../../texts/text";
import type { Key } from "./texts/keys";

export type Line = Key;

export const say = sayer<Line>("tigris");

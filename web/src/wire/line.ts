/**
 * A socket that comes back: it says hello after every opening, notices a dead wire by a ping that
 * is not answered, and waits longer from one failure to the next. A server that gives its place to
 * another says so as it closes: then there is somebody to come back to at once.
 */
import { waitBefore, waitForSuccessor } from "./backoff";
import { freshId } from "./ids";
import type { FromClient, ToClient } from "./protocol";

/** It is restarting as long as nothing speaks against the word of a server that it will be back. */
export type LineState =
  "connecting" | "live" | "restarting" | "reconnecting" | "offline" | "signedOut" | "refused";

export interface Ends {
  hello(): FromClient;
  receive(message: ToClient): void;
  changed(state: LineState): void;
  /** Asked when a socket could not be opened: whether it makes sense to try again. */
  worthTrying(): Promise<boolean>;
  /** Asked when the server says that it does not know us: whether it does, now that we ask again. */
  isKnown(): Promise<boolean>;
}

const PING_EVERY = 20_000; // milliseconds
const PATIENCE = 10_000;
const BACK_SOON = [1012, 1001]; // codes of a close: service restart, going away
const UNKNOWN = 4401; // our session is over
const FOREIGN = 4403; // this page may not open a socket here

export class Line {
  state: LineState = "connecting";
  private socket: WebSocket | undefined;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly wake = (): void => this.hurry();
  private readonly sleep = (): void => this.set("offline");

  constructor(
    private readonly address: string,
    private readonly ends: Ends,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.sleep);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  /** Say something, if somebody listens. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The other end has answered our hello. */
  greeted(): void {
    this.attempt = 0;
    this.set("live");
  }

  /** Never come back: the server does not want us here. */
  refuse(): void {
    this.close();
    this.set("refused");
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.sleep);
    document.removeEventListener("visibilitychange", this.wake);
    this.stopTimers();
    this.socket?.close();
  }

  private open(): void {
    this.stopTimers();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      this.send(this.ends.hello());
      this.ping = setInterval(() => this.probe(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.silence);
      this.silence = undefined;
      this.ends.receive(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = ({ code }: CloseEvent) => {
      if (this.socket === socket && !this.isClosed) void this.lost(wasOpen, code);
    };
  }

  private async lost(wasOpen: boolean, code: number): Promise<void> {
    const isRestart = this.state === "live" && BACK_SOON.includes(code);
    this.stopTimers();
    this.socket = undefined;
    this.set(navigator.onLine === false ? "offline" : isRestart ? "restarting" : "reconnecting");
    if (code === FOREIGN || (!wasOpen && !(await this.ends.worthTrying()))) {
      this.refuse();
      return;
    }
    if (code === UNKNOWN && !(await this.ends.isKnown())) {
      this.close();
      this.set("signedOut");
      return;
    }
    if (this.isClosed || this.socket) return;
    this.retry = setTimeout(() => this.open(), isRestart ? waitForSuccessor() : waitBefore(this.attempt++));
  }

  /** The page is looked at again, or the network is back: do not wait any longer. */
  private hurry(): void {
    if (document.visibilityState === "hidden" || this.isClosed) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      if (this.state === "offline") this.set("live");
      this.probe();
    } else if (!this.socket) {
      this.attempt = 0;
      this.open();
    }
  }

  private probe(): void {
    this.send({ type: "ping", id: freshId() });
    this.silence ??= setTimeout(() => this.socket?.close(), PATIENCE);
  }

  private stopTimers(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.ping);
    this.silence = undefined;
  }

  private set(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.ends.changed(state);
  }
}

/** The address of the socket on the server this page came from. */
export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
}

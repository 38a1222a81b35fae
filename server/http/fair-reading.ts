import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The first slice of a connection's received data; further slices grow while parsing is fast. */
const FIRST_SLICE = 512;
const LARGEST_SLICE = 65_536;
const QUICK_MS = 0.1;
/** The longest time of a connection at a time, exceeded by one slice at most, */
const LONGEST_STRETCH_MS = 1;
/** and of all connections in a turn of the event loop; half of a turn is left for newly received data. */
const LONGEST_TURN_MS = 40;

/**
 * Parses the connections of a server in turns. Node reads up to 2 MB from a connection at a time and parses them without a
 * pause, which takes a second for chunks of one byte or requests of 30; a few such connections block all others. Here the
 * received data is parsed in slices. A connection with more data waits in a line, and is not read meanwhile.
 */
export function readFairly(server: Server): void {
  const line = new Line();
  server.on('connection', (socket: Socket) => {
    const [parse, ...others] = socket.listeners('data');
    if (parse && others.length === 0) {
      new Connection(socket, parse as Parse, line).begin();
    }
  });
}

type Parse = (bytes: Buffer) => void;

const nothing = Buffer.alloc(0);

/** Connections with bytes that are not parsed yet: those first that have not had a turn, then one slice of each. */
class Line {
  readonly #fresh = new Set<Connection>();
  readonly #others = new Set<Connection>();
  #spentMs = 0;
  #isTurnPlanned = false;

  get isTurnOver(): boolean {
    return this.#spentMs >= LONGEST_TURN_MS;
  }

  spend(milliseconds: number): void {
    this.#spentMs += milliseconds;
    this.#planTurn();
  }

  add(connection: Connection, isFresh: boolean): void {
    (isFresh ? this.#fresh : this.#others).add(connection);
    this.#planTurn();
  }

  delete(connection: Connection): void {
    this.#fresh.delete(connection);
    this.#others.delete(connection);
  }

  #planTurn(): void {
    if (!this.#isTurnPlanned) {
      this.#isTurnPlanned = true;
      setImmediate(() => this.#turn());
    }
  }

  #turn(): void {
    this.#isTurnPlanned = false;
    this.#spentMs = 0;
    for (let next = this.#next(); next && this.#spentMs < LONGEST_TURN_MS / 2; next = this.#next()) {
      this.delete(next);
      next.parseWaiting();
    }
    if (this.#next()) {
      this.#planTurn();
    }
  }

  #next(): Connection | undefined {
    const [first] = this.#fresh.size > 0 ? this.#fresh : this.#others;
    return first;
  }
}

class Connection {
  readonly #socket: Socket;
  readonly #parse: Parse;
  readonly #line: Line;
  readonly #waiting: Buffer[] = [];
  readonly #pause: () => Socket;
  readonly #resume: () => Socket;
  /** Node reads no further for now: the client does not read its answers, or the body is not being read. */
  #isHeld = false;
  #isParsing = false;

  constructor(socket: Socket, parse: Parse, line: Line) {
    this.#socket = socket;
    this.#parse = parse;
    this.#line = line;
    this.#pause = socket.pause.bind(socket);
    this.#resume = socket.resume.bind(socket);
  }

  begin(): void {
    const socket = this.#socket;
    socket.pause = () => {
      this.#isHeld = true;
      return this.#pause();
    };
    socket.resume = () => {
      this.#isHeld = false;
      this.#goOn();
      return socket;
    };
    socket.off('data', this.#parse);
    // With a listener of ours Node's parser gets the bytes from it, and no longer from the operating system.
    socket.on('data', (bytes) => this.#take(bytes));
    socket.once('close', () => this.#line.delete(this));
  }

  /** Parses for a moment what waits. */
  parseWaiting(): void {
    this.#parseSlices();
    this.#goOn();
  }

  #take(bytes: Buffer): void {
    const isFirst = this.#waiting.length === 0;
    this.#waiting.push(bytes);
    const isFresh = isFirst && this.#line.isTurnOver;
    if (isFirst && !isFresh) {
      this.#parseSlices();
    }
    if (this.#waiting.length > 0) {
      this.#pause();
      this.#wait(isFresh);
    }
  }

  /** A slice may close the connection, or have Node hold it. */
  #parseSlices(): void {
    const beganAt = performance.now();
    let now = beganAt;
    this.#isParsing = true;
    for (let size = FIRST_SLICE; this.#mayGoOn && now - beganAt < LONGEST_STRETCH_MS; ) {
      this.#parse(this.#nextSlice(size));
      const end = performance.now();
      size = end - now < QUICK_MS ? Math.min(2 * size, LARGEST_SLICE) : size;
      now = end;
    }
    this.#isParsing = false;
    this.#line.spend(now - beganAt);
  }

  get #mayGoOn(): boolean {
    return this.#waiting.length > 0 && !this.#isHeld && !this.#socket.destroyed;
  }

  #nextSlice(size: number): Buffer {
    const [first = nothing] = this.#waiting;
    if (first.length <= size) {
      this.#waiting.shift();
      return first;
    }
    this.#waiting[0] = first.subarray(size);
    return first.subarray(0, size);
  }

  #goOn(): void {
    if (this.#waiting.length > 0) {
      this.#wait(false);
    } else if (!this.#isHeld) {
      this.#resume();
    }
  }

  #wait(isFresh: boolean): void {
    if (this.#mayGoOn && !this.#isParsing) {
      this.#line.add(this, isFresh);
    }
  }
}

import 'server-only';
import { callerKey } from '@pavilion/contract/caller';

export interface StreamLimits {
  /** Streams at a time. */
  total: number;
  /** Streams at a time of one address, which many phones of a network may share. */
  address: number;
  /** Bytes that wait for a slow reader; with more, its stream ends. */
  waiting: number;
}

/** An open stream: `send` adds bytes, `end` closes it; both do nothing after its end. */
export interface OpenStream {
  send(bytes: Uint8Array): void;
  end(): void;
}

export interface OpenStreams {
  /**
   * A stream to one reader. `begin` starts its source and returns its stop, called when the reader leaves, is too slow, or the stream
   * is ended. Null when too many are open.
   */
  open(address: string, begin: (stream: OpenStream) => () => void): ReadableStream<Uint8Array> | null;
  /** Sends the same bytes to every reader. */
  sendAll(bytes: Uint8Array): void;
  endAll(): void;
}

/** The open streams of this process, within limits. */
export function createOpenStreams(limits: StreamLimits): OpenStreams {
  const streams = new Set<OpenStream>();
  const ofAddress = new Map<string, number>();

  function count(key: string, change: 1 | -1): void {
    const next = (ofAddress.get(key) ?? 0) + change;
    if (next > 0) ofAddress.set(key, next);
    else ofAddress.delete(key);
  }

  return {
    open(address, begin) {
      const key = callerKey(address);
      if (streams.size >= limits.total || (ofAddress.get(key) ?? 0) >= limits.address) return null;
      let controller: ReadableStreamDefaultController<Uint8Array>;
      let stop: (() => void) | null = null;
      const stream: OpenStream = {
        send(bytes) {
          if (!streams.has(stream)) return;
          controller.enqueue(bytes);
          if ((controller.desiredSize ?? 0) < 0) stream.end();
        },
        end() {
          if (leave()) controller.close();
        },
      };
      /** True the first time. */
      function leave(): boolean {
        if (!streams.delete(stream)) return false;
        count(key, -1);
        stop?.();
        return true;
      }
      return new ReadableStream<Uint8Array>(
        {
          start(given) {
            controller = given;
            streams.add(stream);
            count(key, 1);
            stop = begin(stream);
            // It may have ended while it began, before there was anything to stop.
            if (!streams.has(stream)) stop();
          },
          cancel: () => void leave(),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: limits.waiting }),
      );
    },
    sendAll(bytes) {
      for (const stream of streams) stream.send(bytes);
    },
    endAll() {
      for (const stream of streams) stream.end();
    },
  };
}

import 'server-only';
import type { MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { nextSentList, wholeSentList, type SentList } from './sent-list.rules';
import { UNREADABLE, type ListUpdate } from './stream.model';
import { readStreamName, type StreamedList } from './stream-name.rules';

/** Sources of a hub; all times in ms, on one clock. */
export interface HubPorts {
  /** Reads a list from its venue; null when it is closed or sends none. Never throws. */
  load(list: StreamedList): Promise<Snapshot<MatchList> | null>;
  now(): number;
}

/** Receives the events of a list, encoded once for all readers. */
export type SendEvent = (event: Uint8Array) => void;

export interface Hub {
  /** Sends a list and then its changes; returns the end. Null when too many lists are read already. */
  read(name: string, send: SendEvent): (() => void) | null;
}

interface Topic {
  name: string;
  list: StreamedList;
  readers: Set<SendEvent>;
  sent: SentList | null;
  failed: boolean;
}

/** Lists read at a time: the known sports of three venues fit. */
const MAX_TOPICS = 120;
/** ms between a response and the next request: longer than the second for which IM’s readers share a response. */
const BEAT_MS = 1_010;
/** ms for a list without matches, and for a venue that fails. */
const SLOW_BEAT_MS = 3_000;

const encoder = new TextEncoder();
const encode = (update: ListUpdate) => encoder.encode(`data:${JSON.stringify(update)}\n\n`);

/** Reads each list once for all its readers, while there are any, and sends them what has changed. */
export function createHub({ load, now }: HubPorts): Hub {
  const topics = new Map<string, Topic>();

  async function beat(topic: Topic): Promise<void> {
    if (topic.readers.size === 0) {
      topics.delete(topic.name);
      return;
    }
    const loaded = await load(topic.list);
    const event = loaded ? changed(topic, loaded) : unreadable(topic);
    for (const send of topic.readers) send(event);
    const wait = topic.sent?.rows.length ? BEAT_MS : SLOW_BEAT_MS;
    setTimeout(() => void beat(topic), wait).unref?.();
  }

  function changed(topic: Topic, loaded: Snapshot<MatchList>): Uint8Array {
    const { next, change } = nextSentList(topic.sent, loaded);
    topic.sent = next;
    topic.failed = false;
    if (!change) return whole(topic, next);
    return encode(Object.keys(change).length > 0 ? [topic.name, next.version, change] : [topic.name, next.version]);
  }

  function unreadable(topic: Topic): Uint8Array {
    topic.sent = null;
    topic.failed = true;
    return encode([topic.name, UNREADABLE]);
  }

  const whole = ({ name, list }: Topic, sent: SentList) => encode([name, sent.version, wholeSentList(list, sent, now())]);

  return {
    read(name, send) {
      const list = readStreamName(name);
      const known = topics.get(name);
      if (!list || (!known && topics.size >= MAX_TOPICS)) return null;
      const topic: Topic = known ?? { name, list, readers: new Set(), sent: null, failed: false };
      topics.set(name, topic);
      if (topic.sent) send(whole(topic, topic.sent));
      else if (topic.failed) send(unreadable(topic));
      const { readers } = topic;
      readers.add(send);
      if (!known) void beat(topic);
      return () => void readers.delete(send);
    },
  };
}

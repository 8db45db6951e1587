import type { IncomingMessage } from 'node:http'

type Watch = (reply: IncomingMessage) => void
const watches = new WeakMap<IncomingMessage, Watch>()

/** Whoever hands the request over shows its reply to `watch` as it passes. */
export const watchReply = (request: IncomingMessage, watch: Watch): void => void watches.set(request, watch)

export const showReply = (request: IncomingMessage, reply: IncomingMessage): void =>
  watches.get(request)?.(reply)

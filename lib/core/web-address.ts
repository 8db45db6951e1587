import { z } from 'zod'

/** A link to another site: never `javascript:` nor any other scheme that a browser would run. */
export const webAddress = (message: string) =>
  z.url({ protocol: /^https?$/, error: message }).max(500, message)

/** A picture: one of our own addresses, or one of another site. */
export const pictureAddress = (message: string) =>
  z.union(
    [
      webAddress(message),
      z
        .string()
        .regex(/^\/(?![/\\])\S*$/)
        .max(500),
    ],
    message,
  )

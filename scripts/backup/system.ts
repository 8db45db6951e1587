import { directUrl, env } from '../../lib/core/env'

/** What is copied, or restored into. */
export type System = { databaseUrl: string; bucket: string; secret: string }

export function configured(): System {
  const { S3_BUCKET, AUTH_SECRET } = env()
  return { databaseUrl: directUrl(env()), bucket: S3_BUCKET, secret: AUTH_SECRET }
}

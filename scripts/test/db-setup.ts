import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startMail } from '../embedded/mail'
import { S3_KEY, startS3 } from '../embedded/s3'
import { scratchFolder } from '../embedded/scratch'
import { generate } from '../generate'
import { ensureTemplate, joinCluster } from './cluster'

const BUCKET = 'test'

/** Before the first `*.db.test.ts`: a database server, S3 and mail, whose addresses the workers inherit. */
export default async function setup(): Promise<void> {
  generate()
  const given = process.env.TEST_DATABASE_ADMIN_URL
  const cluster = given ? { adminUrl: given, release: async () => undefined } : await joinCluster()
  const folder = mkdtempSync(path.join(scratchFolder(), 'chiaravia-jest-'))
  const mailbox = path.join(folder, 'mail')
  const [template, s3, mail] = await Promise.all([
    ensureTemplate(cluster.adminUrl),
    startS3(path.join(folder, 's3'), 0, BUCKET),
    startMail(mailbox, 0),
  ])
  Object.assign(process.env, {
    TEST_DATABASE_ADMIN_URL: cluster.adminUrl,
    TEST_DATABASE_TEMPLATE: template,
    S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY: S3_KEY,
    S3_SECRET_KEY: S3_KEY,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAILBOX_DIR: mailbox,
    LUCCACASE_SECRET: 'segreto-di-prova-del-partner-luccacase',
  })
  globalThis.__stopTestServices = async () => {
    await Promise.all([s3.stop(), mail.stop()])
    await cluster.release()
    rmSync(folder, { recursive: true, force: true })
  }
}

declare global {
  var __stopTestServices: (() => Promise<void>) | undefined
}

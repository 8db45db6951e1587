import { env } from '../lib/core/env'
import { causeOf } from '../lib/core/failure-words'
import { ensureBucket } from '../lib/storage/s3'

/**
 * Tries the store by writing, and says through `say` why it cannot be used. It stops nothing: the site works without it,
 * and uploads wait in the database.
 */
export async function checkStore(say: (line: string) => void): Promise<void> {
  const { S3_ENDPOINT, S3_BUCKET } = env()
  const place = `${S3_ENDPOINT}, bucket ${S3_BUCKET}`
  try {
    if ((await ensureBucket()) === 'made') say(`· l’archivio dei file (${place}) non c’era: creato`)
  } catch (error) {
    say(
      `· attenzione: l’archivio dei file (${place}) non si può scrivere. ${causeOf(error)} I file caricati aspettano nel database.`,
    )
  }
}

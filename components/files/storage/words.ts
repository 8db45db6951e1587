import type { StatoOggetto } from '@/lib/features/files/storage/schema'
import type { Tone } from '@/lib/words/options'

/** What an object is to the database. */
export const STATI_OGGETTO: Record<
  StatoOggetto,
  { label: string; tone: Tone; shape?: 'check' | 'cross' | 'ring' }
> = {
  ok: { label: 'In archivio', tone: 'ok', shape: 'check' },
  in_attesa: { label: 'Aspetta l’archivio', tone: 'info' },
  orfano: { label: 'Orfano', tone: 'warn' },
  senza_oggetto: { label: 'Manca l’oggetto', tone: 'bad', shape: 'cross' },
}

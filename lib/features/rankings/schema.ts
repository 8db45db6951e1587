import { z } from 'zod'
import { childRows } from '@/lib/resources/child-rows'

const whole = (what: string, max: number) =>
  z.number(`Scrivi ${what}.`).int('Un numero intero.').min(0, 'Da 0 in su.').max(max, `Al massimo ${max}.`)

const voce = z.strictObject({
  posizione: whole('la posizione', 10_000).min(1, 'Da 1 in su.'),
  nome: z.string('Scrivi il nome.').trim().min(2, 'Scrivi il nome.').max(160, 'Al massimo 160 lettere.'),
  punti: z.number('Scrivi i punti.').min(0, 'Da 0 in su.').max(1_000_000_000, 'Troppi.'),
  pratiche: whole('quante pratiche', 1_000_000),
  importo: z.number('Scrivi l’importo.').min(0, 'Da 0 in su.').max(10_000_000_000, 'Importo troppo alto.'),
})

/** Rankings of agents and managers: a row is an agent, or somebody who is no longer there. */
const agentRow = z.strictObject({ ...voce.shape, agentId: z.uuid('Scegli l’agente.').nullable() })
/** Rankings of the office and of the contact centre. */
const employeeRow = z.strictObject({ ...voce.shape, employeeId: z.uuid('Scegli la persona.').nullable() })

const own = {
  titolo: z.string('Scrivi il titolo.').trim().max(160, 'Al massimo 160 lettere.'),
  anno: z.number('Scrivi l’anno.').int('Un anno.').min(1900, 'Dal 1900.').max(2900, 'Fino al 2900.'),
  mese: z.number('Scegli il mese.').int('Un mese.').min(1, 'Da 1 a 12.').max(12, 'Da 1 a 12.'),
  published: z.boolean('Indica se è pubblicata.'),
}

export const agentRankingSchema = z.strictObject({ ...own, voci: childRows(agentRow, { max: 2_000 }) })
export const employeeRankingSchema = z.strictObject({
  ...own,
  voci: childRows(employeeRow, { max: 2_000 }),
})

export const rankingInitial = { titolo: '', anno: null, mese: null, published: false, voci: [] } as const

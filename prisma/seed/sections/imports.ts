import 'server-only'
import type { EsitoImport, Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, rowsOf, type Seeding } from '../core/context'

type Record = { id: string; dati: { [field: string]: string } }
type Planned = {
  kind: string
  nome: string
  back: number
  sql: string
  wrong: readonly [string, string, string][]
}

/** Files that were imported lately: what they wrote is there already, and a few rows were refused. */
const FILES: readonly Planned[] = [
  {
    kind: 'clients',
    nome: 'clienti-fiera-ottobre.csv',
    back: 34,
    sql: `SELECT id, json_build_object('cognome', cognome, 'nome', nome, 'email', email, 'telefono', telefono) AS dati
          FROM clients WHERE email IS NOT NULL AND telefono IS NOT NULL AND status IN ('pending', 'validated') ORDER BY id LIMIT 24`,
    wrong: [
      ['email', 'mario.rossi(at)esempio.it', 'L’indirizzo e-mail non è valido.'],
      [
        'codiceFiscale',
        'RSSMRA80A01F205',
        'Il codice fiscale non è valido: controlla le lettere e le cifre.',
      ],
    ],
  },
  {
    kind: 'agents',
    nome: 'nuovi-agenti.csv',
    back: 60,
    sql: `SELECT id, json_build_object('email', email, 'cognome', cognome, 'nome', nome) AS dati
          FROM agents WHERE status = 'validated' ORDER BY id DESC LIMIT 5`,
    wrong: [['agenzia', 'Filiale di Atlantide', 'Non c’è un’agenzia che si chiama «Filiale di Atlantide».']],
  },
  {
    kind: 'percLeads',
    nome: 'pesi-novembre.csv',
    back: 12,
    sql: `SELECT g.id, json_build_object('product', g.product, 'email', a.email, 'peso', p.peso::float8::text) AS dati
          FROM perc_lead_gruppi g JOIN perc_leads p ON p.group_id = g.id JOIN agents a ON a.id = p.agent_id
          WHERE g.provincia IS NULL AND g.product = 'mutuo'
            AND g.epoca = (SELECT max(epoca) FROM perc_lead_gruppi WHERE provincia IS NULL AND product = 'mutuo')
          ORDER BY p.peso DESC, a.id LIMIT 40`,
    wrong: [],
  },
  {
    kind: 'incassi',
    nome: 'distinta-banche.csv',
    back: 9,
    sql: `SELECT i.id, json_build_object('codice', i.codice, 'banca', b.nome, 'data', to_char(i.data, 'DD/MM/YYYY'),
            'importo', (i.importo / 100.0)::numeric(12, 2)::text, 'riferimento', i.riferimento) AS dati
          FROM incassi i JOIN banks b ON b.id = i.bank_id ORDER BY i.data DESC, i.id LIMIT 30`,
    wrong: [['banca', 'BNC-090', 'Banca «BNC-090»: va abbinata in «Abbinamenti».']],
  },
  {
    kind: 'budget',
    nome: 'budget-mutui.csv',
    back: 300,
    sql: `SELECT y.id, jsonb_build_object('email', a.email, 'product', b.product, 'anno', b.anno::text) ||
            jsonb_object_agg((ARRAY['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'])[b.mese],
              (b.importo / 100)::text) AS dati
          FROM budgets b JOIN agents a ON a.id = b.agent_id JOIN budget_anni y ON y.anno = b.anno
          WHERE b.product = 'mutuo' AND b.anno = (SELECT max(anno) FROM budget_anni)
          GROUP BY y.id, a.email, b.product, b.anno ORDER BY a.email LIMIT 20`,
    wrong: [['email', 'uscito@agenti.example', 'Non c’è un agente con questo indirizzo.']],
  },
  {
    kind: 'annunci',
    nome: 'annunci-novembre.csv',
    back: 6,
    sql: `SELECT id, json_build_object('idEsterno', external_id, 'titolo', titolo, 'comune', comune, 'provincia', provincia,
            'prezzo', (prezzo / 100)::text) AS dati
          FROM partner_listings ORDER BY external_id LIMIT 30`,
    wrong: [['prezzo', '', 'Manca «Prezzo» di un annuncio nuovo.']],
  },
  {
    kind: 'giacenze',
    nome: 'inventario-magazzino.csv',
    back: 45,
    sql: `SELECT o.id, json_build_object('codice', v.codice, 'quantita', o.giacenza::text, 'motivo', o.motivo) AS dati
          FROM merchandising_movimenti o JOIN merchandising_varianti v ON v.id = o.variante_id
          WHERE o.tipo = 'rettifica' AND v.codice <> '' ORDER BY o.id DESC LIMIT 12`,
    wrong: [['codice', 'POLO-XS', 'Nessuna variante ha il codice «POLO-XS».']],
  },
]

/** One file of each kind, with its rows. */
export async function seedImports(seeding: Seeding): Promise<void> {
  const { client, id, now } = seeding
  const [admin] = await rowsOf<{ id: string }>(
    client,
    "SELECT id FROM admins WHERE status = 'validated' ORDER BY (email = 'admin@demo.example') DESC, id LIMIT 1",
  )
  for (const { kind, nome, back, sql, wrong } of FILES) {
    const records = await rowsOf<Record>(client, sql)
    if (records.length === 0) continue
    const at = daysFrom(now, -back)
    const runId = id(at)
    const state = wrong.length > 0 ? ('con_errori' as const) : ('completato' as const)
    await bulk<Prisma.ImportRunCreateManyInput>(client, 'import_runs', [
      {
        id: runId,
        kind,
        nome,
        state,
        origine: 'mano',
        fileSha256: runId,
        adminId: admin?.id,
        letti: records.length + wrong.length,
        creati: records.length,
        errati: wrong.length,
        startedAt: at,
        endedAt: new Date(at.getTime() + 4_000),
        createdAt: at,
        updatedAt: at,
        colonne: [],
        mapping: {},
        jobId: null,
        heartbeatAt: null,
        fase: null,
        fileId: null,
        checkpoint: 0,
        aggiornati: 0,
        invariati: 0,
        saltati: 0,
        disfatti: 0,
        lasciati: 0,
        errore: '',
        version: 1,
      },
    ])
    const rows = [
      ...records.map(({ id: ref, dati }) => lineOf('creato', { ref, dati, errori: [] })),
      ...wrong.map(([path, text, message]) =>
        lineOf('errato', { ref: null, dati: { [path]: text }, errori: [{ path, message }] }),
      ),
    ]
    await bulk<Prisma.ImportRowCreateManyInput>(
      client,
      'import_rows',
      rows.map((row, index) => ({ runId, riga: index + 2, ...row })),
    )
  }
}

type Line = { ref: string | null; dati: Record['dati']; errori: { path: string; message: string }[] }

/** Those rows were written long ago: what they changed has changed since, and is not told again. */
const lineOf = (esito: EsitoImport, { ref, dati, errori }: Line) => ({
  esito,
  ref,
  dati,
  errori,
  scritta: esito === 'creato',
  refVersion: null,
  chiave: null,
  impronta: '',
  cambi: [],
  version: 1,
  soggetti: ['email', 'codiceFiscale'].flatMap((field) => dati[field]?.toLowerCase() ?? []),
})

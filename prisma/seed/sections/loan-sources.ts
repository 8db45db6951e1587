import 'server-only'
import type { CdqData, ProdottoCqs } from '@/lib/features/calculators/cdq'
import type { TabellaPrezzi } from '@/lib/features/calculators/prestiti'
import { pensioneMinima } from '@/lib/features/calculators/settings'
import { dayText, rowsOf, type Seeding } from '../core/context'

/** What loans and salary-backed loans are worked out from. */
export async function loanSources({
  client,
  now,
}: Seeding): Promise<{ tabelle: TabellaPrezzi[]; cdq: CdqData }> {
  const tabelle = await rowsOf<TabellaPrezzi>(
    client,
    `SELECT t.id, t.nome, t.finalita, t.valid_from::text AS "validFrom", t.valid_to::text AS "validTo",
       json_build_object('id', b.id, 'nome', b.nome) AS banca,
       (SELECT json_agg(json_build_object('importo', r.importo, 'durata', r.durata, 'rata', r.rata, 'tan', r.tan,
          'taeg', r.taeg, 'spese', r.spese)) FROM price_rows r WHERE r.table_id = t.id) AS righe
     FROM price_tables t JOIN banks b ON b.id = t.bank_id
     WHERE t.stato = 'pubblicata' AND t.famiglia IN ('asa', 'newfin') ORDER BY t.id`,
  )
  const prodotti = await rowsOf<ProdottoCqs>(
    client,
    `SELECT p.id, p.nome, p.spread::float AS tan, '{}'::text[] AS tipi, p.durata_min AS "durataMin",
       p.durata_max AS "durataMax", p.importo_min::float AS "importoMin", p.importo_max::float AS "importoMax",
       p.eta_max_fine AS "etaMaxFine", json_build_object('id', b.id, 'nome', b.nome) AS banca,
       json_build_object('fissa', p.istruttoria, 'percentuale', p.istruttoria_pct) AS istruttoria,
       p.compenso_mediatore_pct::float AS "compensoMediatore", p.assicurazione_pct::float AS assicurazione,
       p.perizia::float, p.incasso_rata::float AS "incassoRata"
     FROM bank_products p JOIN banks b ON b.id = p.bank_id WHERE p.prodotto = 'cdq' AND p.attivo ORDER BY p.id`,
  )
  return { tabelle, cdq: { prodotti, pensioneMinima: pensioneMinima.initial, oggi: dayText(now) } }
}

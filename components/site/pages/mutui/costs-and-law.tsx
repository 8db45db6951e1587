import { Example } from '@/components/site/example'
import { type Point, Points } from '@/components/site/offers/points'
import { Section } from '@/components/site/section'
import type { OffertaMutuo } from '@/lib/finance/compare'
import { speseIntere } from '@/lib/finance/costs'
import styles from './costs-and-law.module.css'
import { EXAMPLE } from './example-of'

const RIGHTS: Point[] = [
  {
    title: 'Prima di firmare hai sette giorni',
    text: 'La banca ti consegna il PIES, il foglio con tutte le condizioni. Da quel giorno ne hai almeno sette per pensarci, e l’offerta resta valida (art. 120-novies TUB).',
  },
  {
    title: 'Estinguere prima non costa',
    text: 'Per la casa dove abiti o che ristrutturi non c’è penale: puoi restituire una parte o tutto quando vuoi (art. 120-ter TUB).',
  },
  {
    title: 'Puoi cambiare banca',
    text: 'Con la surroga il mutuo passa a un’altra banca senza spese, e l’ipoteca resta quella (art. 120-quater TUB).',
  },
  {
    title: 'Le polizze le scegli tu',
    text: 'La banca può chiedere quella contro l’incendio, ma accetta anche quella che trovi da un’altra parte. Quella sulla vita è facoltativa.',
  },
]

/** What a mortgage costs, with the example that the law requires, and the client's rights. */
export function CostsAndLaw({ offerta, asOf }: { offerta: OffertaMutuo | undefined; asOf: string }) {
  return (
    <Section
      id="costi"
      title="Quanto costa, e che cosa dice la legge"
      lead="Un esempio intero, con la migliore offerta a tasso fisso di oggi per una prima casa."
      split
    >
      <div className={styles.body}>
        {offerta ? <Worked offerta={offerta} asOf={asOf} /> : null}
        <Points points={RIGHTS} />
      </div>
    </Section>
  )
}

function Worked({ offerta, asOf }: { offerta: OffertaMutuo; asOf: string }) {
  const { prodotto, tan, taeg, durataMesi, costi } = offerta
  return (
    <Example
      tipo="fisso"
      tan={tan}
      taeg={taeg}
      importo={offerta.importo / 100}
      durataMesi={durataMesi}
      rata={offerta.rata / 100}
      totale={offerta.totale / 100}
      spese={speseIntere(costi, durataMesi).map(({ label, importo }) => ({ label, importo: importo / 100 }))}
      asOf={asOf}
      note={`${prodotto.banca.nome}, ${prodotto.nome}, per una casa da ${EXAMPLE.valoreEuro}. Il notaio non è compreso: lo scegli tu. È una simulazione, la concessione dipende dalla banca.`}
    />
  )
}

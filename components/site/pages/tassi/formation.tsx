import { exactText } from '@/components/markup/rate-words'
import { Example } from '@/components/site/example'
import { Section } from '@/components/site/section'
import { SiteLink } from '@/components/site/site-link'
import styles from './formation.module.css'
import type { Sample } from './sample'

const RULES = [
  {
    term: 'Tasso fisso: Eurirs',
    text: 'La banca prende l’Eurirs della durata del mutuo, o quello subito più lungo, il giorno della firma. Da lì in poi la rata non cambia più.',
  },
  {
    term: 'Tasso variabile: Euribor',
    text: 'L’Euribor viene aggiornato di solito ogni mese, ogni tre o ogni sei: la rata segue l’indice, in aumento o in diminuzione.',
  },
  {
    term: 'Lo spread',
    text: 'È il margine della banca: la parte che cambia da un’offerta all’altra, e che resta scritta nel contratto fino alla fine.',
  },
]

/* "Eurirs 25 anni 2,91% + spread 0,60% = TAN 3,51%", as a sum on paper. */
function Sum({ indice, spread, example }: Sample) {
  return (
    <dl className={styles.sum}>
      <div>
        <dt>{indice.nome}</dt>
        <dd>{exactText(indice.valore)}</dd>
      </div>
      <div data-sign="+">
        <dt>spread</dt>
        <dd>{exactText(spread)}</dd>
      </div>
      <div data-sign="=">
        <dt>TAN</dt>
        <dd>{exactText(example.tan)}</dd>
      </div>
    </dl>
  )
}

/** How the rate of a mortgage is made, on two products of today with everything that they cost. */
export function Formation({ samples, asOf }: { samples: Sample[]; asOf: string }) {
  return (
    <Section
      id="dal-tasso-alla-rata"
      title="Dall’indice al tuo mutuo"
      lead="Il TAN, il tasso degli interessi, è una somma: l’indice, uguale per tutti, più lo spread della banca."
    >
      <dl className={styles.rules}>
        {RULES.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {samples.length > 0 ? (
        <div className={styles.samples}>
          {samples.map((sample) => (
            <div key={sample.tipo} className={styles.sample}>
              <Sum {...sample} />
              <Example
                title={`Esempio a tasso ${sample.tipo}`}
                tipo={sample.tipo}
                {...sample.example}
                asOf={asOf}
                note={sample.note}
              />
            </div>
          ))}
        </div>
      ) : null}
      <p className={styles.next}>
        Il TAEG dice tutto il costo, spese comprese: è il numero per confrontare.
        <SiteLink href="/mutui" className="azione">
          Confronta i mutui con i tassi di oggi
        </SiteLink>
      </p>
    </Section>
  )
}

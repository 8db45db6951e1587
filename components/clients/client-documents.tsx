import { isMissing } from '@/components/pratiche/document-words'
import { isClosed } from '@/components/pratiche/steps'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { ClientDocument } from './client-document'
import classes from './client-documents.module.css'
import { ClientUploads } from './client-uploads'

/** First what we need from you, then what we already have. */
export function ClientDocuments({ pratica }: { pratica: PraticaDetail }) {
  const closed = isClosed(pratica.stato)
  const missing = closed ? [] : pratica.documenti.filter(isMissing)
  const here = pratica.documenti.filter((documento) => !isMissing(documento))
  return (
    <section className={classes.root} aria-label={`I documenti della pratica ${pratica.codice}`}>
      {missing.length > 0 && (
        <>
          <h3 className={classes.title}>Che cosa ci serve da te</h3>
          <ul className={classes.list}>
            {missing.map((documento) => (
              <ClientDocument key={documento._id} praticaId={pratica._id} documento={documento} />
            ))}
          </ul>
        </>
      )}
      {!closed && missing.length === 0 && (
        <p className={classes.fine}>Abbiamo tutti i documenti: per ora non ci serve altro da te.</p>
      )}
      {here.length > 0 && (
        <details className={classes.details} open={missing.length === 0}>
          <summary>
            {here.length === 1 ? 'Un documento già ricevuto' : `${here.length} documenti già ricevuti`}
          </summary>
          <ul className={classes.list}>
            {here.map((documento) => (
              <ClientDocument key={documento._id} praticaId={pratica._id} documento={documento} />
            ))}
          </ul>
        </details>
      )}
      {!closed && pratica.documenti.some(({ stato }) => stato !== 'verificato') && (
        <ClientUploads praticaId={pratica._id} documenti={pratica.documenti} />
      )}
    </section>
  )
}

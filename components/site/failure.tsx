import styles from './not-found.module.css'

/** Something broke on our side: what happened, what is safe, what to do. */
export function Failure({ code, onRetry }: { code?: string; onRetry: () => void }) {
  return (
    <section className={styles.lost} role="alert">
      <h1>Si è verificato un errore, e dipende da noi</h1>
      <p>
        Non siamo riusciti a mostrare la pagina. Le richieste che hai già inviato sono al sicuro: riprova e,
        se succede ancora, chiamaci.
      </p>
      <p className={styles.ways}>
        <button type="button" className="azione" onClick={onRetry}>
          Riprova
        </button>
        <a href="/" className="azione-piana">
          Torna alla pagina iniziale
        </a>
      </p>
      {code ? <p>Codice: {code}</p> : null}
    </section>
  )
}

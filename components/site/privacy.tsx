import type { Company } from '@/lib/core/company'
import { CONSENT_TEXT_VERSION } from '@/lib/features/consents/schema'
import styles from './text-page.module.css'

function Rights({ company }: { company: Company }) {
  return (
    <>
      <h2>I tuoi diritti</h2>
      <p>
        Puoi chiederci in ogni momento di vedere i tuoi dati, correggerli, cancellarli, limitarne l’uso,
        riceverli in un formato leggibile da un programma, e puoi opporti al loro uso. Dall’area clienti
        scarichi tutto e chiedi la cancellazione da solo; altrimenti scrivi a{' '}
        <a href={`mailto:${company.email}`}>{company.email}</a>. Ogni consenso si revoca con la stessa
        facilità con cui si dà. Se pensi che i tuoi dati siano usati male, puoi rivolgerti al Garante per la
        protezione dei dati personali.
      </p>
      <h2>Cookie</h2>
      <p>
        Usiamo solo cookie tecnici: tengono aperto il tuo accesso all’area riservata per un giorno al massimo.
        Nel browser restano anche il tuo nome, per salutarti, e la campagna da cui arrivi, finché la finestra
        è aperta. Nessun cookie di profilazione e nessuno strumento di terzi viene caricato: per questo non ti
        chiediamo un consenso per i cookie.
      </p>
    </>
  )
}

/** The privacy notice (artt. 13 and 14 GDPR) and the cookie policy. */
export function PrivacyPage({ company }: { company: Company }) {
  return (
    <article className={styles.text}>
      <h1>Privacy e cookie</h1>
      <p className={styles.lead}>
        Quali dati ti chiediamo, perché, per quanto tempo li teniamo e che cosa puoi farne tu.
      </p>
      <h2>Chi li tratta</h2>
      <p>
        {company.ragioneSociale}, {company.sede}, titolare del trattamento. Per qualsiasi domanda sui tuoi
        dati scrivi a <a href={`mailto:${company.email}`}>{company.email}</a> o alla PEC{' '}
        <a href={`mailto:${company.pec}`}>{company.pec}</a>.
      </p>
      <h2>Quali dati, e perché</h2>
      <p>
        <strong>Il calcolatore</strong> usa le cifre che scrivi e non chiede chi sei: la simulazione viene
        salvata senza nome, per poterla riaprire uguale.
      </p>
      <p>
        <strong>La richiesta di fattibilità</strong> usa nome, recapiti e simulazione per rispondere alla tua
        domanda, prima di un contratto (art. 6, par. 1, lett. b del GDPR). Senza questi dati non possiamo
        richiamarti.
      </p>
      <p>
        <strong>La pratica</strong> usa i documenti di reddito, di famiglia e dell’immobile per presentarla
        alla banca che hai scelto, e per rispettare le leggi sull’antiriciclaggio e sulla mediazione
        creditizia (lett. b e c).
      </p>
      <p>
        <strong>Novità e offerte, dati ai partner, profilazione</strong> sono tre scelte separate, facoltative
        e senza effetti sulla richiesta (lett. a). Di ogni consenso e di ogni revoca conserviamo testo, data e
        provenienza, per poterli provare.
      </p>
      <h2>A chi arrivano</h2>
      <p>
        Al consulente che ti segue, alla banca che scegli, a chi ci fornisce i servizi informatici sotto il
        nostro controllo, alle autorità quando la legge lo chiede. Non li vendiamo e non li portiamo fuori
        dall’Unione europea.
      </p>
      <h2>Per quanto tempo</h2>
      <p>
        Una richiesta senza seguito: 24 mesi. Una pratica: 10 anni dalla sua fine, come vuole la legge
        sull’antiriciclaggio. I consensi alle offerte: fino alla revoca. Poi restano solo numeri senza nome.
      </p>
      <Rights company={company} />
      <p className={styles.version}>Versione {CONSENT_TEXT_VERSION}</p>
    </article>
  )
}

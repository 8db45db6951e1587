import { aPersona } from '@/components/site/pages/agente/words'
import type { Partner } from '@/lib/features/leads/segnalazioni/schema'

interface Copy {
  title: string
  lead: string
  /** Page title without the agent's name. */
  name: string
  steps: readonly { title: string; text: string }[]
  who: string
}

/** The words of the referral form of an agent, and of the one for the long-term-rental partner. */
export function copyOf(nome: string, partner?: Partner): Copy {
  const ask = {
    title: 'Chiediamo il permesso',
    text: 'La persona riceve un’e-mail con il tuo nome e decide se vuole essere chiamata. Finché non dice di sì, nessuno la contatta.',
  }
  const follow = {
    title: 'Segui l’esito',
    text: 'Ti diamo un codice: sai se la persona è stata contattata e se la richiesta si è conclusa, senza informazioni personali.',
  }
  if (partner === 'zetarent') {
    return {
      name: 'Noleggio a lungo termine',
      title: `Conosci qualcuno che cambia auto? Presentalo ${aPersona(nome)}`,
      lead: 'Con il noleggio a lungo termine di Zetarent si paga un canone fisso e l’auto non si compra. Se conosci qualcuno a cui può interessare, lascia qui i suoi recapiti.',
      steps: [
        ask,
        {
          title: `${nome} calcola il canone`,
          text: 'Chilometri, durata, servizi compresi: il canone confrontato con l’acquisto a rate, per capire se conviene davvero.',
        },
        follow,
      ],
      who: 'Chi cerca un’auto',
    }
  }
  return {
    name: 'Presenta una persona',
    title: `Presenta una persona ${aPersona(nome)}`,
    lead: 'Un collega che cerca casa, un parente con la rata troppo alta: lascia qui i suoi recapiti, al resto pensiamo noi.',
    steps: [
      ask,
      {
        title: `${nome} la chiama`,
        text: 'Solo dopo il sì, una sola persona, per capire che cosa serve. Il primo colloquio non costa nulla.',
      },
      follow,
    ],
    who: 'La persona che presenti',
  }
}

import type { Point } from '@/components/site/offers/points'
import { SiteLink } from '@/components/site/site-link'

/** The ways there are, each with what it is not good for. */
export const WAYS: Point[] = [
  {
    title: 'Surroga',
    text: 'Cambi banca e tasso, il debito resta quello. Costo zero per legge. Non dà soldi in più, e con pochi anni davanti serve a poco.',
  },
  {
    title: 'Consolidamento',
    text: 'Un mutuo nuovo chiude il vecchio e gli altri debiti. La rata scende; il totale può salire, perché dura di più. Ci sono notaio, perizia e imposta.',
  },
  {
    title: 'Prestito per i lavori',
    text: 'Niente ipoteca e tempi brevi, fino a 60.000 €. Il tasso è più alto di quello di un mutuo: per cifre grandi conviene la ristrutturazione.',
  },
  {
    title: 'Tenere il mutuo attuale',
    text: 'Se il tuo mutuo è già conveniente te lo diciamo, e non devi fare nulla.',
  },
]

/** What stays as it is when one asks us. */
export const PROMISES: Point[] = [
  {
    title: 'La tua banca non viene informata',
    text: 'Chiedere non cambia il contratto che hai. Le banche dati si consultano solo dopo una tua firma.',
  },
  {
    title: 'Il confronto è gratuito',
    text: (
      <>
        Se c’è un compenso lo trovi scritto prima, nel TAEG, e lo paghi solo se il finanziamento viene
        erogato. <SiteLink href="/pagine/trasparenza">Come siamo pagati</SiteLink>.
      </>
    ),
  },
  {
    title: 'Le polizze restano libere',
    text: 'Se hai una polizza con il mutuo, chiedi prima che cosa succede a spostarlo: la parte non goduta ti va restituita.',
  },
]

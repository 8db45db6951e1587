/* Apart from the schema: the public form shows these words before it loads what checks them. */
export const CATEGORIE_ILLECITI = {
  servizi: 'Servizi finanziari e trasparenza',
  riciclaggio: 'Riciclaggio e frodi',
  dati: 'Dati personali e sicurezza informatica',
  consumatori: 'Consumatori e concorrenza',
  lavoro: 'Sicurezza sul lavoro e ambiente',
  modello: 'Reati e modello organizzativo (decreto 231)',
  altro: 'Altro',
} as const

export const STATI_SEGNALAZIONE = {
  ricevuta: 'Ricevuta',
  in_esame: 'In esame',
  chiusa: 'Chiusa',
} as const

export type StatoSegnalazione = keyof typeof STATI_SEGNALAZIONE

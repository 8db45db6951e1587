/** Words for the documents, as the person who brings them reads them. */
export const DOCUMENT_WORDS = {
  richiesto: { label: 'Da caricare', tone: 'warn', shape: 'ring' },
  caricato: { label: 'Ricevuto, lo controlliamo', tone: 'info', shape: 'half' },
  verificato: { label: 'In ordine', tone: 'ok', shape: 'check' },
  respinto: { label: 'Da rifare', tone: 'bad', shape: 'cross' },
} as const

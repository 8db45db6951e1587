import type { PageText } from './types'

export const NOTE_LEGALI: PageText = {
  url: 'note-legali',
  titolo: 'Note legali',
  descrizione: 'Di chi è il sito, come puoi usarlo, da dove vengono i dati.',
  corpo: [
    '## Chi pubblica questo sito',
    '[[societa]], [[sede]], mediatore creditizio iscritto all’OAM al [[oam]]. I dati societari completi sono in fondo a ogni pagina. Per scriverci: [[email]], PEC [[pec]].',
    '## Messaggi pubblicitari',
    'Le pagine che parlano di prodotti sono messaggi pubblicitari con finalità promozionale. Le condizioni complete sono nei fogli informativi e nei prospetti delle banche, disponibili in agenzia. Le simulazioni non sono un’offerta al pubblico: [ecco come le calcoliamo](/pagine/trasparenza-calcolatori).',
    '## Che cosa puoi fare con i contenuti',
    'Testi, illustrazioni e marchio sono di [[societa]]. Puoi leggerli, stamparli e citarli indicando la fonte. Per altri usi chiedici il permesso. I calcolatori si possono incorporare in un altro sito soltanto con un accordo.',
    '## Responsabilità',
    'Aggiorniamo le informazioni con cura, ma tassi e condizioni cambiano anche più volte al giorno: prima di decidere vale il documento della banca. Non rispondiamo dei siti di altri a cui rimandiamo.',
    '## Fonti e licenze',
    '- comuni, province e codici: ISTAT e Agenzia delle entrate, da raccolte pubbliche;',
    '- posizioni dei comuni: GeoNames, licenza CC BY 4.0;',
    '- profilo delle regioni nella mappa: svg-maps, licenza CC BY 4.0;',
    '- caratteri: Inter e Source Serif 4, licenza SIL Open Font;',
    '- tassi e TEGM: [[da scrivere: fonte di tassi e TEGM]].',
    '## Legge e lingua',
    'Il sito è scritto in italiano e si applica la legge italiana. Se sei un consumatore, il giudice competente è quello del luogo in cui abiti.',
  ],
}

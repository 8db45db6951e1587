/** Languages that an agent may say to speak, by ISO 639-1. */
export const LINGUE = {
  it: 'Italiano',
  en: 'Inglese',
  fr: 'Francese',
  de: 'Tedesco',
  es: 'Spagnolo',
  pt: 'Portoghese',
  ro: 'Romeno',
  sq: 'Albanese',
  uk: 'Ucraino',
  ru: 'Russo',
  pl: 'Polacco',
  sl: 'Sloveno',
  ar: 'Arabo',
  zh: 'Cinese',
  hi: 'Hindi',
  bn: 'Bengalese',
} as const

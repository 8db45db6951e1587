/** A picture that letters point at. */
export type Shown = { bytes: Buffer; type: 'image/jpeg' | 'image/png' | 'image/gif' }

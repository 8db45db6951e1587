/** What a mail is made of. One list gives both the HTML and the text, so that they cannot differ. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; facts: [label: string, value: string][] }
  | { kind: 'quote'; text: string }
  | { kind: 'note'; text: string }

/** What comes with a mail. */
export type MailFile = { filename: string; contentType: string; content: string }

export type Mail = {
  subject: string
  /** What mail programs show beside the subject. */
  preheader: string
  title: string
  blocks: Block[]
  /** It speaks of credit for consumers: the company's warning stands in it, as large as its text. */
  warns?: boolean
  file?: MailFile
  /** The person it names reads what is answered to it. */
  answered?: true
  /** Ends «Ricevi questo messaggio perché», for readers who are no clients of ours. */
  because?: string
}

/** Absolute links: a mail has no page it is relative to. */
export type Link = { url: string }
/** The reader. */
export type Person = { nome: string }

export type MailTemplate<Data> = {
  /** What the office calls it, and when it goes and to whom, in a sentence. */
  nome: string
  invio: string
  /** What the tests and whoever looks at it render it with; every fact has a value. */
  demo: Data
  write: (data: Data) => Mail
}

/** A mail, one to a file; `quando` is an instant in ISO form. */
export const defineMail = <Data>(template: MailTemplate<Data>): MailTemplate<Data> => template

export const NOT_YOU = 'Se non sei stato tu, cambia subito la password e avvisaci.'

export const text = (value: string): Block => ({ kind: 'text', text: value })
export const hello = ({ nome }: Person): Block => text(nome ? `Ciao ${nome},` : 'Ciao,')
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href })
export const quote = (value: string): Block => ({ kind: 'quote', text: value })
export const note = (value: string): Block => ({ kind: 'note', text: value })

/** Facts without a value are left out. */
export const facts = (values: Record<string, string | undefined>): Block => ({
  kind: 'facts',
  facts: Object.entries(values).flatMap(([label, value]): [string, string][] =>
    value ? [[label, value]] : [],
  ),
})

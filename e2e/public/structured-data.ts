/**
 * The rules of schema.org (and of the search engines that read it) for the types this site uses: properties that
 * must be there, and what kind of value they take. Source: schema.org, and the structured-data guides of the engines.
 */
type Kind = 'text' | 'url' | 'date' | 'number' | 'object' | 'list' | 'any'
type Rules = Record<string, Kind>

const REQUIRED: Record<string, Rules> = {
  FinancialService: { name: 'text', address: 'object', telephone: 'text' },
  BreadcrumbList: { itemListElement: 'list' },
  ListItem: { position: 'number' },
  FAQPage: { mainEntity: 'list' },
  Question: { name: 'text', acceptedAnswer: 'object' },
  Answer: { text: 'text' },
  NewsArticle: { headline: 'text', datePublished: 'date', author: 'any', publisher: 'object' },
  LoanOrCredit: { name: 'text', provider: 'object' },
  MortgageLoan: { name: 'text', provider: 'object' },
  FinancialProduct: { name: 'text', provider: 'object' },
  PostalAddress: { addressCountry: 'any' },
  GeoCoordinates: { latitude: 'any', longitude: 'any' },
  OpeningHoursSpecification: { dayOfWeek: 'any', opens: 'text', closes: 'text' },
  AggregateRating: { ratingValue: 'any' },
  Review: { reviewRating: 'object', author: 'any' },
  Rating: { ratingValue: 'any' },
  Person: { name: 'text' },
  JobPosting: {
    title: 'text',
    description: 'text',
    datePosted: 'date',
    hiringOrganization: 'object',
    jobLocation: 'any',
  },
  Dataset: { name: 'text', description: 'text' },
  WebPage: { name: 'text' },
  WebSite: { name: 'text', url: 'url' },
  MonetaryAmount: { currency: 'text' },
  QuantitativeValue: {},
  Organization: { name: 'text' },
  ImageObject: { url: 'url' },
  Place: { address: 'object' },
  Country: { name: 'text' },
  City: { name: 'text' },
  DataDownload: { contentUrl: 'url', encodingFormat: 'text' },
  RepaymentSpecification: {},
  Offer: {},
  OfferCatalog: {},
  Service: { name: 'text' },
  ContactPoint: {},
  SearchAction: { target: 'any' },
  EntryPoint: {},
  AdministrativeArea: { name: 'text' },
  EducationalOccupationalCredential: {},
  PropertyValue: {},
}

const IS: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  url: (value) => typeof value === 'string' && /^https?:\/\/[^\s(){}]+$/.test(value) && URL.canParse(value),
  date: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
  number: (value) => typeof value === 'number',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  list: (value) => Array.isArray(value) && value.length > 0,
  any: (value) => value !== undefined && value !== null && value !== '',
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => IS.object(value)

/** What is wrong with the blocks of structured data of a page, in words. */
export function structuredDataProblems(blocks: readonly unknown[]): string[] {
  return blocks.flatMap((block) => {
    if (!isNode(block)) return ['a block that is no object']
    const context = block['@context'] === 'https://schema.org' ? [] : ['@context is not https://schema.org']
    const graph = block['@graph']
    return [...context, ...(Array.isArray(graph) ? graph.flatMap(nodeProblems) : nodeProblems(block))]
  })
}

function nodeProblems(node: unknown): string[] {
  if (!isNode(node)) return []
  const type = node['@type']
  const types = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string')
  const inner = Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]).flatMap(nodeProblems))
  // Inside another node an @id only names a node that is described elsewhere.
  if ('@id' in node && !('@context' in node)) return inner
  if (types.length === 0) return ['an object without @type', ...inner]
  return [...types.flatMap((one) => missing(one, node)), ...brokenLinks(node), ...inner]
}

/** Addresses are optional in most types; where they are, they must be some. */
function brokenLinks(node: Node): string[] {
  return ['url', 'item']
    .filter((name) => typeof node[name] === 'string' && !IS.url(node[name]))
    .map((name) => `${name} is no address: ${JSON.stringify(node[name])}`)
}

function missing(type: string, node: Node): string[] {
  const rules = REQUIRED[type]
  if (!rules) return [`${type}: a type without rules here`]
  return Object.entries(rules)
    .filter(([name, kind]) => !IS[kind](node[name]))
    .map(([name, kind]) => `${type}.${name} is not a ${kind}: ${JSON.stringify(node[name])}`)
}

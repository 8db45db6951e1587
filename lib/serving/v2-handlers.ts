type Context = { params: Promise<Record<string, string | string[]>> }
type RouteHandler = (request: Request, context: Context) => Promise<Response>
/** What a route file exports, by method. */
export type Handlers = Partial<Record<string, RouteHandler>>

/** Next alone can forget what it has cached. */
export const OF_NEXT: readonly string[] = ['/v2/internal/revalidate']

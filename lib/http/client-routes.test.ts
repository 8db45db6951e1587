import { api } from './client'
import type { Known, ReplyTo } from './client-routes'

const id: string = '0190a0b0-0000-7000-8000-000000000000'
const isSame = <A, B>(same: [A] extends [B] ? ([B] extends [A] ? true : false) : false) => same

/** Judged by the compiler: a line that should not compile and does fails the step of types. */
function calls() {
  const verb = 'approve' as 'approve' | 'reject'
  void api.get('/predictions/proposals')
  void api.get(`/clients/${id}/overview?giorni=${7}`)
  void api.post(`/budgets/proposals/${id}/${verb}`, {})
  // @ts-expect-error no route has this path
  void api.get('/prediction/proposals')
  // @ts-expect-error a name that was mistyped is not the id of a client
  void api.get('/clients/duplicate')
  // @ts-expect-error one of the two paths is no route's
  void api.post(`/budgets/proposals/${id}/${'approve' as 'approve' | 'refuse'}`, {})
  // @ts-expect-error the route answers no PUT
  void api.put('/predictions/proposals', {})
  // @ts-expect-error what a path is must be known where it is written
  void api.get(`/${String(id)}`.trim())
  // @ts-expect-error the reply has no such field
  void api.get('/predictions/proposals').then(({ totale }) => totale)
}

describe('replies by route', () => {
  it('are what the schema says, or what the verb returns, as JSON has it', () => {
    isSame<ReplyTo<'GET', '/enums/province'>[number]['sigla'], string>(true)
    isSame<ReplyTo<'GET', `/predictions/${string}`>['_id'], string>(true)
    isSame<ReplyTo<'GET', '/agents/getMe'>['nome'], string>(true)
    isSame<Known<'GET', '/enums/nothing'>, never>(true)
    expect(calls).toBeInstanceOf(Function)
  })
})

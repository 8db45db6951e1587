import { AppError } from '@/lib/core/errors'
import { causeOf } from './failure-words'

const failure = (more: object, message = 'no') => Object.assign(new Error(message), more)

describe('why a trial failed', () => {
  it.each([
    [failure({ code: 'EAUTH', response: '535 5.7.8 bad credentials' }), /SMTP_URL\. Ha detto: 535 5\.7\.8/],
    [failure({ code: 'ECONNREFUSED' }, 'connect ECONNREFUSED 127.0.0.1:25'), /non risponde.*127\.0\.0\.1:25/],
    [failure({ name: 'NoSuchBucket' }, 'The bucket does not exist'), /S3_BUCKET.*does not exist/],
    [failure({ name: 'Strange' }, 'odd\nsecond line'), /^La prova non è riuscita\. Ha detto: odd$/],
  ])('is said in words: %s', (error, words) => expect(causeOf(error)).toMatch(words))

  it('is looked for behind what was made of it', () => {
    const cause = failure({ name: 'AccessDenied' }, 'Access Denied.')
    expect(causeOf(new AppError('unavailable', 'Riprova tra poco.', { cause }))).toBe(
      'Le chiavi non possono leggere e scrivere in questo bucket. Ha detto: Access Denied.',
    )
  })

  it('is something also of what is no error', () => expect(causeOf('x')).toBe('La prova non è riuscita.'))
})

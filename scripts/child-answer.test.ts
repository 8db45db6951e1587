import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { answerOf } from './child-answer'

const children: ChildProcess[] = []
const started = (program: string) => {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  children.push(child)
  return child
}
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

it('is what the child says', async () => {
  expect(await answerOf(started("process.send('ready')"), 'site', 20_000)).toBe('ready')
})

it('is an error where the child ends instead, also where it had ended before', async () => {
  const child = started('process.exit(3)')
  await expect(answerOf(child, 'site', 20_000)).rejects.toThrow('site: ended with 3')
  await expect(answerOf(child, 'site', 20_000)).rejects.toThrow('site: ended with 3')
  const killed = started('setInterval(() => undefined, 1000)')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await expect(answerOf(killed, 'site', 20_000)).rejects.toThrow('site: ended with SIGKILL')
})

it('is an error where the child says nothing for ever', async () => {
  const child = started('setInterval(() => undefined, 1000)')
  await expect(answerOf(child, 'site', 300)).rejects.toThrow('site: no answer for 0.3 s')
  expect(child.listenerCount('message') + child.listenerCount('exit')).toBe(0)
})

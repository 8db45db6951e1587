/** The browser's own object, as far as the upload uses it: the test plays the server. */
export class FakeRequest {
  static all: FakeRequest[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  headers: Record<string, string> = {}
  onload?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  url = ''
  body?: FormData
  constructor() {
    FakeRequest.all.push(this)
  }
  open(method: string, url: string) {
    this.url = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.onabort?.()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

export const request = (index: number) => {
  const found = FakeRequest.all[index]
  if (!found) throw new Error(`manca la chiamata ${index}`)
  return found
}

export const fileInput = () => {
  const found = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!found) throw new Error('manca il campo')
  return found
}

/** In every test of the file that says so, the network of uploads is the test's. */
export function playUploads(): void {
  const realRequest = window.XMLHttpRequest
  beforeEach(() => {
    FakeRequest.all = []
    Object.assign(window, { XMLHttpRequest: FakeRequest })
  })
  afterEach(() => {
    Object.assign(window, { XMLHttpRequest: realRequest })
  })
}

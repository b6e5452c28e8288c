import { contactMessage } from '@plomada/domain/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendContactMessage } from './contact.data.ts'

const ids = { publicKey: 'key', serviceId: 'mail', templateId: 'contact' }
const fetchMock = vi.fn<typeof fetch>()
const logInfo = vi.fn<typeof console.info>()
const logError = vi.fn<typeof console.error>()

const setSettings = (origin: string) => {
  const identity = { domain: '', clientId: '', audience: '', endsAllSessions: false }
  const settings = { identity, emailjs: { origin, ...ids } }
  document.body.innerHTML = `<script id="plomada-settings" type="application/json">${JSON.stringify(settings)}</script>`
}

beforeEach(() => {
  fetchMock.mockResolvedValue(new Response('OK'))
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('console', { ...console, info: logInfo, error: logError })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test.each([
  ['https://api.emailjs.com', 'https://api.emailjs.com/api/v1.0/email/send'],
  ['/api/emailjs', `${location.origin}/api/emailjs/api/v1.0/email/send`],
])(
  'sends name, email and message with the three ids to the service at %s (S-433)',
  async (origin, address) => {
    setSettings(origin)
    await sendContactMessage(contactMessage)
    const [url, request] = fetchMock.mock.calls[0] ?? []
    expect([url, request?.method]).toEqual([address, 'POST'])
    expect(JSON.parse(String(request?.body))).toMatchObject({
      user_id: ids.publicKey,
      service_id: ids.serviceId,
      template_id: ids.templateId,
      template_params: contactMessage,
    })
  },
)

test('logs the status of a sent message', async () => {
  setSettings('/api/emailjs')
  await sendContactMessage(contactMessage)
  expect(logInfo).toHaveBeenCalledExactlyOnceWith('Contact message sent:', 200, 'OK')
  expect(logError).not.toHaveBeenCalled()
})

test.each([
  [
    'a refusal',
    () => fetchMock.mockResolvedValue(new Response('Too many', { status: 429 })),
    { status: 429, text: 'Too many' },
  ],
  [
    'a lost connection',
    () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch')),
    { message: 'Failed to fetch' },
  ],
])('logs %s and rejects (S-447)', async (_name, mockFailure, failure) => {
  setSettings('/api/emailjs')
  mockFailure()
  await expect(sendContactMessage(contactMessage)).rejects.toMatchObject(failure)
  expect(logError).toHaveBeenCalledExactlyOnceWith(
    'Contact message not sent:',
    expect.objectContaining(failure),
  )
  expect(logInfo).not.toHaveBeenCalled()
})

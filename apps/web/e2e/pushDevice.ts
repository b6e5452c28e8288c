import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page, type Worker } from '@playwright/test'
import { openPushService } from '../../api/src/testing/pushService.ts'
import { chromiumArguments, installedFullChromium } from '../../../tools/shared/chromium.ts'

/**
 * Replaces what a browser without a screen and without its push service cannot do: the prompt for the permission, which
 * is accepted, and the registration at the push service. Everything else is the browser's.
 */
function replacePushService() {
  const node = globalThis as unknown as {
    grantNotifications: () => Promise<void>
    changeSubscription: (change: 'begin' | 'end' | 'read') => Promise<object | null>
  }
  Notification.requestPermission = async () => {
    await node.grantNotifications()
    return Notification.permission
  }
  const toSubscription = (json: object | null) =>
    json && {
      ...json,
      toJSON: () => json,
      unsubscribe: async () => (await node.changeSubscription('end')) === null,
    }
  Object.assign(PushManager.prototype, {
    subscribe: async () => toSubscription(await node.changeSubscription('begin')),
    getSubscription: async () => toSubscription(await node.changeSubscription('read')),
  })
}

/** A browser with a profile, as private windows show no notifications, and with a stand-in for its push service. */
export async function openPushDevice(baseURL: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plomada-push-'))
  const executablePath = installedFullChromium()
  const browser = executablePath ? { executablePath } : { channel: 'chromium' }
  const options = { baseURL, args: chromiumArguments, ...browser }
  const context = await chromium.launchPersistentContext(folder, options)
  const service = await openPushService()
  let device: ReturnType<typeof service.subscribe> | null = null
  let prompts = 0
  await context.exposeFunction('grantNotifications', async () => {
    prompts += 1
    await context.grantPermissions(['notifications'], { origin: baseURL })
  })
  await context.exposeFunction('changeSubscription', (change: 'begin' | 'end' | 'read') => {
    if (change === 'begin') device ??= service.subscribe()
    if (change === 'end' && device) {
      service.setStatus(device.number, 410)
      device = null
    }
    return device && { endpoint: device.endpoint, keys: device.keys }
  })
  await context.addInitScript(replacePushService)
  return {
    context,
    service,
    /** How often the permission was requested. */
    countPrompts: () => prompts,
    isSubscribed: () => device !== null,
    endpoint: () => device?.endpoint ?? '',
    /** Replaces the subscription, as the browser does by itself, and waits until the service worker has handled it. */
    async renewSubscription(page: Page): Promise<void> {
      const previous = device?.endpoint ?? ''
      device = service.subscribe()
      const { endpoint, keys } = device
      await findWorker(page).evaluate(
        async ([former, json]) => {
          let work: Promise<unknown> | undefined
          const change = Object.assign(new Event('pushsubscriptionchange'), {
            oldSubscription: { endpoint: former },
            newSubscription: { toJSON: () => json },
            waitUntil: (promise: Promise<unknown>) => void (work = promise),
          })
          ;(globalThis as unknown as WorkerScope).dispatchEvent(change)
          await work
        },
        [previous, { endpoint, keys }] as const,
      )
    },
    async close() {
      await context.close()
      service.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Delivers a message to the service worker of a page, as the browser does when its push service sends one. */
export async function deliverPush(page: Page, content: object): Promise<void> {
  // A message to a worker that is not active yet is lost.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  const devTools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await devTools.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  const data = JSON.stringify(content)
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await devTools.detach()
}

/** What the service worker has shown, and the worker's scope that the functions below use. */
interface WorkerScope {
  shown: { body: string; url: string; isClosed: boolean }[]
  registration: ServiceWorkerRegistration
  dispatchEvent: (event: Event) => boolean
}

/**
 * Records the notifications that the service worker shows. Asking the browser for them loses one that its desktop does not
 * show yet, or at all.
 */
export async function recordNotifications(page: Page): Promise<void> {
  await findWorker(page).evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    const show = scope.registration.showNotification.bind(scope.registration)
    scope.shown = []
    scope.registration.showNotification = async (title, options = {}) => {
      await show(title, options)
      const { body = '', data } = options
      const { url } = data as { url: string }
      scope.shown.push({ body, url, isClosed: false })
    }
  })
}

function findWorker(page: Page): Worker {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The page has no service worker.')
  return worker
}

/** Returns the texts of the notifications that the service worker has shown and not closed. */
export const readShown = (page: Page): Promise<string[]> =>
  findWorker(page).evaluate(() => {
    const { shown } = globalThis as unknown as WorkerScope
    return shown.filter(({ isClosed }) => !isClosed).map(({ body }) => body)
  })

/** Clicks the first notification that is shown. */
export const clickNotification = (page: Page): Promise<void> =>
  findWorker(page).evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope
    const shown = scope.shown.find(({ isClosed }) => !isClosed)
    if (!shown) throw new Error('No notification is shown.')
    const notification = { data: { url: shown.url }, close: () => void (shown.isClosed = true) }
    let work: Promise<unknown> | undefined
    // Only the browser's own events wait.
    const waitUntil = (promise: Promise<unknown>) => void (work = promise)
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    await work
  })

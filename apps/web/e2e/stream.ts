import type { Page } from '@playwright/test'

/** Blocks the stream of events, as some proxies do. A page with an open stream is never idle. */
export const blockStream = (page: Page) =>
  page.route('**/api/user/conversations/stream*', (route) =>
    route.request().headers()['accept']?.includes('event-stream')
      ? route.fulfill({ status: 406, body: '' })
      : route.continue(),
  )

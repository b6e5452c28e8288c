/** What a device shows. It names no more than a first name and a title, as push services may keep it. */
export interface PushContent {
  title: string
  body: string
  /** Path of the page that a click opens. */
  url: string
  /** Replaces an earlier message with the same tag, so that a repeated one is not shown twice. */
  tag: string
  /** Shown in place of an earlier message of the same group, such as a conversation. */
  group?: string
}

/** A browser's subscription. */
interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** Sends push messages. */
export interface PushTransport {
  /** Returns `gone` if the subscription has ended. Throws if the message may be sent later. */
  send(target: PushTarget, content: PushContent): Promise<'sent' | 'gone'>
}

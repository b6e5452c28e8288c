const PREFIX = 'demo|'

/** Returns the subject of a demo account of the embedded identity provider. */
export const demoSubject = (nickname: string): string => `${PREFIX}${nickname}`

/** Returns true for the subject of a demo account, whose password is public. */
export const isDemoSubject = (subject: string): boolean => subject.startsWith(PREFIX)

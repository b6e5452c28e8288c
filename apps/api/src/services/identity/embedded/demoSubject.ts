const PREFIX = 'demo|'

/** Returns the subject of a person of the demonstration at the embedded identity provider. */
export const demoSubject = (nickname: string): string => `${PREFIX}${nickname}`

/** Returns true for an account of the demonstration, whose password is public. */
export const isDemoSubject = (subject: string): boolean => subject.startsWith(PREFIX)

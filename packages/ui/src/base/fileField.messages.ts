/** Reasons to reject a file. Separate from base.messages.ts, because few pages have a file field. */
export const fileFieldMessages = {
  wrongType: (types: string) => `El archivo tiene que ser ${types}.`,
  otherType: 'imagen',
  tooLarge: (size: string, maximum: string) => `El archivo pesa ${size} MB. El máximo es ${maximum} MB.`,
} as const

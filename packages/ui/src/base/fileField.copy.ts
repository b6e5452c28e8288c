/** Why a file is not taken; apart from the words of every page, because most of them have no field for files. */
export const fileFieldCopy = {
  wrongKind: (kinds: string) => `El archivo tiene que ser ${kinds}.`,
  otherKind: 'imagen',
  tooLarge: (size: string, maximum: string) => `El archivo pesa ${size} MB. El máximo es ${maximum} MB.`,
} as const

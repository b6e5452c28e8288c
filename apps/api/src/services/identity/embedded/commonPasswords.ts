let known: Promise<ReadonlySet<string>> | undefined

// Half a megabyte, needed only for sign-ups and password changes.
const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Returns true for one of the 49,000 most leaked passwords, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await (known ??= load())).has(password.toLowerCase())
}

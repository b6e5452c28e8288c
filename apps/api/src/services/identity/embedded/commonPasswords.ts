let known: Promise<ReadonlySet<string>> | undefined

// Half a megabyte, of use only when an account is opened or a password changed.
const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Returns true for one of the 49,000 passwords that leaked most often, in capitals or not. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await (known ??= load())).has(password.toLowerCase())
}

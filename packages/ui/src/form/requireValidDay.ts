/** Throws an error of a field when its text is no possible day: its value is then null, as without a day. */
export function requireValidDay(input: HTMLInputElement | null, name: string): void {
  const message = input?.validationMessage ?? ''
  if (message !== '')
    throw Object.assign(new Error(message), { isUserError: true, fields: { [name]: message } })
}

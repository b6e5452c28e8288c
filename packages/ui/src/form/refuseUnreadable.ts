/** Returns the name of a field from its input: its own, or that of the hidden input beside it. */
const getFieldName = (input: HTMLInputElement): string => {
  let box: Element | null = input
  while (box && !box.querySelector('[name]')) box = box.parentElement
  return input.name || (box?.querySelector('[name]')?.getAttribute('name') ?? '')
}

/**
 * Throws errors of the fields whose text is no possible value, such as a day that does not exist. Their value is as without
 * a text, so the schema of a field that is not required accepts it.
 */
export function refuseUnreadable(form: HTMLFormElement | null, message: string): void {
  const inputs = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement)
  const unreadable = inputs.filter(({ validity }) => validity.customError)
  if (unreadable.length === 0) return
  const fields = Object.fromEntries(unreadable.map((input) => [getFieldName(input), input.validationMessage]))
  throw Object.assign(new Error(message), { isUserError: true, fields })
}

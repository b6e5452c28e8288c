const key = 'plomada-edited-brand'
const element = document.createElement('style')

/** The brand of the toolbar that the theme editor sets. */
export const editedBrand = 'edited'

/** Stores the style sheet of the brand in the theme editor, for the other stories of this tab. */
export const saveEditedBrand = (css: string) => {
  sessionStorage.setItem(key, css)
  element.textContent = css
}

/** Adds the style sheet of the brand in the theme editor. It has an effect while the toolbar selects that brand. */
export const addEditedBrand = () => {
  if (element.isConnected) return
  element.textContent = sessionStorage.getItem(key)
  document.head.append(element)
}

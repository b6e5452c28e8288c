import { data } from 'react-router'

/** Any other path. */
export const loader = () => {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}

import { Navigate } from 'react-router-dom'

/** An address that stands for another one. */
export const redirectTo = (to: string) => () => <Navigate to={to} replace />

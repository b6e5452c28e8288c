/** How long a request may take before it counts as failed, in milliseconds; uploads take longer. */
export const PATIENCE = { request: 20_000, upload: 120_000 }

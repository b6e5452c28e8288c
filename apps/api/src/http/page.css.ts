const darkColors = `--ground:#041a25;--on-ground:#f3f8fa;
--surface:#081e28;--sunken:#020e15;--hover:#122c39;
--ink:#ecf1f3;--muted:#abbac2;--subtle:#8d9ea8;
--line:#19303c;--line-strong:#294451;--control:#69818f;
--accent-line:#ff9f47;
--primary:#e8eef1;--primary-hover:#fff;--primary-ink:#03151e;
--link:#81c9e9;--link-hover:#aee1f6;--ring:#fbd034;
--danger-tint:#42181b;--danger:#ffafae;--danger-line:#8f373b;--danger-solid:#ef6567;
--success-tint:#113120;--success:#9be5b4;--success-line:#245d3d;
--info-tint:#112b40;--info:#a1d1f4;--info-line:#2a597f;
--tape:#f5ae39;
--shadow:0 0 0 1px #29445180,0 24px 48px -12px #000c;`

/** The style sheet of the pages that the server renders: payment sandbox, sign-in, demo outbox, notices. */
export const pageCss = `
@font-face{font-family:Archivo;font-style:normal;font-weight:400 800;font-stretch:75% 125%;font-display:swap;src:url(/page/archivo.woff2) format("woff2")}
:root{
color-scheme:light dark;
--ground:#05202c;--ground-line:#ffffff0b;--on-ground:#f3f8fa;--on-ground-muted:#b2c4cf;--ground-ring:#fbd034;
--surface:#fff;--sunken:#ecf1f4;--hover:#e2e9ed;
--ink:#05202c;--muted:#425966;--subtle:#586c77;
--line:#dde4e8;--line-strong:#c6cfd5;--control:#6a7f8b;
--accent:#fb8819;--accent-hover:#ff9f47;--accent-active:#ef7a02;--accent-line:#bb5e1f;--accent-ink:#03151e;
--primary:#05202c;--primary-hover:#153849;--primary-ink:#f8fbfc;
--link:#0a5884;--link-hover:#013c5d;--ring:#1957d2;
--danger-tint:#ffebea;--danger:#9e122b;--danger-line:#f19d9d;--danger-solid:#c51a38;
--success-tint:#d4f7de;--success:#074a28;--success-line:#85ce9e;
--info-tint:#e4f2fe;--info:#014b79;--info-line:#9cc3e2;
--tape:#ffb843;--tape-tick:#402712;
--shadow:0 4px 10px #05202c14,0 24px 48px -12px #05202c42;
}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkColors}}}
:root[data-theme=dark]{${darkColors}}
*,*::before,*::after{box-sizing:border-box}
body,h1,h2,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
html{-webkit-text-size-adjust:100%;background:var(--ground)}
body{min-height:100dvh;display:flex;flex-direction:column;align-items:center;gap:20px;padding:0 16px 32px;
color:var(--on-ground);font:400 1rem/1.5 Archivo,"Helvetica Neue",Arial,sans-serif;font-variant-numeric:lining-nums;
background:linear-gradient(var(--ground-line) 1px,transparent 1px) 0 0/100% 32px,linear-gradient(90deg,var(--ground-line) 1px,transparent 1px) 0 0/32px 100%,var(--ground)}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px;border-radius:4px}
.brand{width:100%;max-width:var(--measure);display:flex;flex-wrap:wrap;align-items:flex-end;gap:8px 12px;padding-top:40px}
.brand svg{flex:none;overflow:visible}
.brand .word{font-weight:800;font-stretch:114%;font-size:1.375rem;letter-spacing:-.02em;line-height:1.15}
.brand .note{margin-inline-start:auto;padding:3px 10px;border-radius:4px;background:var(--tape);color:var(--accent-ink);font-size:.8125rem;font-weight:650;font-stretch:92%;line-height:1.45;white-space:nowrap}
body{--measure:464px}
body.wide{--measure:1080px}
.card{width:100%;max-width:var(--measure);display:grid;gap:20px;padding:24px;border-radius:12px;background:var(--surface);color:var(--ink);box-shadow:var(--shadow)}
.card>*{min-width:0}
footer{width:100%;max-width:var(--measure);color:var(--on-ground-muted);font-size:.875rem;line-height:1.45}
footer a{color:inherit}
footer :focus-visible,.brand :focus-visible{outline-color:var(--ground-ring)}
h1{font-size:1.5rem;line-height:1.15;font-weight:800;font-stretch:112%;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
h2{font-size:1.125rem;line-height:1.2;font-weight:750;font-stretch:108%;letter-spacing:-.012em}
a{color:var(--link);text-underline-offset:.2em}
a:hover{color:var(--link-hover)}
.muted{color:var(--muted)}
.small{font-size:.875rem;line-height:1.45}
.stack{display:grid;gap:16px}
.tight{display:grid;gap:8px}
.row{display:grid;gap:16px;grid-template-columns:1fr 1fr}
.actions{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
.price{font-size:1.75rem;line-height:1;font-weight:800;letter-spacing:-.015em;font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
.rule{height:12px;margin-inline:-24px;border:0;background:repeating-linear-gradient(90deg,var(--tape-tick) 0 1px,transparent 1px 8px) 0 100%/100% 5px no-repeat,repeating-linear-gradient(90deg,var(--tape-tick) 0 1.5px,transparent 1.5px 40px) 0 100%/100% 9px no-repeat,var(--tape)}
.field{display:grid;gap:6px;align-content:start}
.field label{font-size:.875rem;font-weight:600}
.field input,.field textarea{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit;font-variant-numeric:tabular-nums lining-nums}
.field input::placeholder{color:var(--subtle);opacity:1}
.field input[aria-invalid=true]{border:2px solid var(--danger-solid);padding:7px 11px}
.field input:focus-visible{border-radius:8px}
.field .error{color:var(--danger);font-size:.875rem;line-height:1.4;font-weight:600}
.field .hint{color:var(--muted);font-size:.875rem;line-height:1.4}
.check{display:flex;gap:10px;align-items:center;min-height:44px}
.check input{width:20px;height:20px;accent-color:var(--primary)}
.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:44px;padding:8px 20px;border:1px solid transparent;border-radius:8px;background:var(--primary);color:var(--primary-ink);font:650 1rem/1.1 Archivo,"Helvetica Neue",Arial,sans-serif;font-stretch:102%;text-decoration:none;cursor:pointer}
.button:hover{background:var(--primary-hover);color:var(--primary-ink)}
.button:focus-visible{border-radius:8px}
.button.accent{background:var(--accent);border-color:var(--accent-line);color:var(--accent-ink)}
.button.accent:hover{background:var(--accent-hover);color:var(--accent-ink)}
.button.accent:active{background:var(--accent-active)}
.button.secondary{background:var(--surface);border-color:var(--control);color:var(--ink)}
.button.secondary:hover,.button.ghost:hover{background:var(--hover);color:var(--ink)}
.button.ghost{background:transparent;color:var(--ink)}
.button.block{width:100%}
.notice{padding:12px 14px;border:1px solid var(--info-line);border-radius:8px;background:var(--info-tint);color:var(--info);font-size:.9375rem;line-height:1.45}
.notice.error{border-color:var(--danger-line);background:var(--danger-tint);color:var(--danger)}
.notice.success{border-color:var(--success-line);background:var(--success-tint);color:var(--success)}
.notice strong{display:block}
.choices{display:grid;gap:8px}
.choice{display:flex;flex-wrap:wrap;gap:2px 12px;justify-content:space-between;align-items:baseline;width:100%;min-height:44px;padding:10px 12px;border:1px solid var(--line-strong);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit;font-size:.9375rem;line-height:1.4;text-align:start;text-decoration:none;cursor:pointer}
.choice:hover{background:var(--hover);color:var(--ink)}
.choice:focus-visible{border-radius:8px}
.choice b{font-weight:650;font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
.choice span{color:var(--muted)}
.choice .about{display:grid;color:var(--ink)}
.choice .about b{white-space:normal}
.details{display:grid;gap:4px 16px;grid-template-columns:auto minmax(0,1fr)}
.details dt{color:var(--muted)}
.details dd{overflow-wrap:anywhere}
.divider{height:1px;border:0;margin:0;width:100%;background:var(--line)}
.prose{white-space:pre-wrap;overflow-wrap:anywhere;max-width:66ch}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:480px){.card{padding:20px 16px}.rule{margin-inline:-16px}.brand{padding-top:28px}.brand .word{font-size:1.1875rem}}
@media (max-width:340px){.row{grid-template-columns:1fr}}
@media (forced-colors:active){.button,.card,.notice{border:1px solid}}
`

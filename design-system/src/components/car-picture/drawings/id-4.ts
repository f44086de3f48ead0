// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~shade" x1="0.06" y1="0.3" x2="0.28" y2="0.93"><stop stop-color="#0a14204d"/><stop offset="0.3" stop-color="#0a14202e"/><stop offset="1" stop-color="#0a142000"/></linearGradient>' +
'<linearGradient id="~gleam" x1="0.06" y1="1" x2="-0.1" y2="0.79"><stop stop-color="#ffffff78"/><stop offset="0.35" stop-color="#ffffff45"/><stop offset="1" stop-color="#ffffff00"/></linearGradient>' +
'<g id="~spoke"><path d="M-24-12L-46-85A97 97 0 0129-93L7-32z" fill="url(#~metal-light)" stroke="#0006"/><path d="M-18-42L-34-80A87 87 0 01-4-87z" fill="#1b1f24"/></g>' +
'<g id="~wheel">' +
'<circle r="164" fill="url(#~tyre)" stroke="#fff3" stroke-width="2"/>' +
'<circle r="145" fill="none" stroke="#fff1" stroke-width="3"/>' +
'<g transform="scale(1.26)">' +
'<circle r="99" fill="#121519"/>' +
'<circle r="63" fill="#59626b" stroke="#343b42" stroke-width="6"/>' +
'<path d="M48-36A60 60 0 0148 36L66 48A82 82 0 0066-48z" fill="#2a3036"/>' +
'<circle r="36" fill="#1f2429"/>' +
'<use href="#~spoke"/>' +
'<use href="#~spoke" transform="rotate(72)"/>' +
'<use href="#~spoke" transform="rotate(144)"/>' +
'<use href="#~spoke" transform="rotate(216)"/>' +
'<use href="#~spoke" transform="rotate(288)"/>' +
'<circle r="97" fill="none" stroke="url(#~metal-light)" stroke-width="6"/>' +
'<circle r="23" fill="url(#~metal-light)"/>' +
'<path d="M9-12h0M14 5h0M0 15h0M-14 5h0M-9-12h0" stroke="#3a4047" stroke-width="6" stroke-linecap="round"/>' +
'<circle r="8" fill="#23282d" stroke="#7d858d"/>' +
'</g>' +
'<circle r="164" fill="url(#~arch)"/>' +
'</g>' +
'<path d="M403 808h-80q-26 0-50-11l-9-3q-30-14-39-40-3-8-5-16-8-35-11-68 0-5-1-9 0-26 5-70 0-6 2-13 9-38 27-71 0 0 0 0 25-28 63-49 2-2 5-3 28-12 115-29 138-26 278-36 26-2 48-16 90-58 187-105 106-51 233-62 443-39 876 80 8 2 8 8 0 5-6 7l-7 3q-4 1-1 5 29 41 52 85 8 14 19 39l8 17q9 20 14 41l12 53q4 16 18 27l12 9q13 11 13 28v52q0 38-17 64-3 6-7 11-17 23-48 32l-28 8q-21 6-42 7l-89 3v-56a179 179 0 0 0-358 0v56q0 17-18 17h-803q-17 0-17-17v-56a179.5 179.5 0 0 0-359 0z" id="~body"/>' +
'<path d="M833 393l838-16q52-1 103-11l135-26q17-3 4-15l-32-27q-29-26-67-32-317-43-635-28-70 3-132 33-110 55-215 117-8 5 1 5z" id="~windows"/>' +
'<path d="M384 505l13 22q14 23 31 45l18 22M824 393l-8 52q-5 34-4 69l2 112q2 52 14 80l1 1q12 27 43 27h380M1252 410l5 130q3 86-3 140l-6 54M1688 380l3 73q1 47-34 90-18 21-32 45-23 47-60 86-11 17-16 37-5 23-25 23h-276M358 440l121-19 233-32M2094 414l-28 40q-15 21-16 47l-8 177" id="~seams"/>' +
'<path d="M762 842v-112a179.5 179.5 0 0 0-359 0v112M1958 842v-112a179 179 0 0 0-358 0v112" id="~arches"/>' +
'<clipPath id="~body-clip"><use href="#~body"/></clipPath>' +
'<clipPath id="~windows-clip"><use href="#~windows"/></clipPath>' +
'</defs>' +
'<g transform="scale(0.5)">' +
'<ellipse cx="1200" cy="894" rx="1068" ry="34" fill="url(#~ground)"/>' +
'<ellipse cx="582" cy="894" rx="164" ry="14" fill="url(#~ground)"/>' +
'<ellipse cx="1779" cy="894" rx="164" ry="14" fill="url(#~ground)"/>' +
'<path d="M513 816l1335-4q17 0 29-13l31-35h-1455l32 39q11 13 28 13zM766 799v-69a183.5 183.5 0 0 0-367 0v73zM1962 786v-56a183.5 183.5 0 0 0-367 0v69z" fill="#090a0c"/>' +
'<use href="#~body" fill="var(--car-paint,#17407a)"/>' +
'<g clip-path="url(#~body-clip)">' +
'<use href="#~body" fill="url(#~form)"/>' +
'<path d="M280 475l113-14q103-12 206-15l303-8q259-6 518-15l260-9q129-4 259-6l164-2h129v-35l-2082 69v35z" fill="url(#~gleam)"/>' +
'<path d="M280 475l113-14q103-12 206-15l303-8q259-6 518-15l260-9q129-4 259-6l164-2h129v164l-2082 69v-164z" fill="url(#~shade)"/>' +
'<path d="M798 678q386 13 769-26-384 99-769 26z" fill="url(#~sheen)"/>' +
'<path d="M280 475l113-14q103-12 206-15l303-8q259-6 518-15l260-9q129-4 259-6l164-2M798 678q386 13 769-26" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="url(#~ends)"/>' +
'<use href="#~arches" fill="none" stroke="#fff3" stroke-width="31"/>' +
'<use href="#~arches" fill="none" stroke="#262b30" stroke-width="26"/>' +
'<path d="M189 829v-69h82q26 0 52 0h95v69h-229zM742 829v-52q0-13 13-13h851q13 0 13 13v52h-877zM1943 829v-99l134-17h143v116h-277z" fill="#262b30"/>' +
'<use href="#~arches" fill="none" stroke="#000000a8" stroke-width="7"/>' +
'<path d="M790 767h786" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~body" fill="none" stroke="url(#~edge)" stroke-width="7"/>' +
'<path d="M202 687l36 11q16 6 21 22l7 19q5 17-12 21l-52 13v-86z" fill="url(#~trim)" fill-opacity="0.86"/>' +
'<path d="M1014 233l61-13 216-7q216-8 432 17l173 20q43 5 69 26l26 22-58 32q-12 7-19-4l-18-24q-27-35-69-41-323-44-648-30-81 4-117 3l-48-1z" fill="#c2c8ce"/>' +
'<path d="M695 384l90-2q9 0 16-4l274-151-61-37-354 186 35 8zM2008 298l52 13 56 103-22-3q-8-1-13-8l-73-105z" fill="url(#~glass)"/>' +
'<path d="M794 382l272-153" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~seams" fill="none" stroke="#fff3" stroke-width="3" transform="translate(-3 1)"/>' +
'<use href="#~seams" fill="none" stroke="#0a14209e" stroke-width="3"/>' +
'<use href="#~windows" stroke="#0b0d10" stroke-width="10" stroke-linejoin="round"/>' +
'<use href="#~windows" fill="url(#~glass)"/>' +
'<g clip-path="url(#~windows-clip)">' +
'<path d="M1178 453l20-108q2-8 0-17l-2-13 5-26q3-17 18-15 16 2 16 20v21l-3 22 24 116h-78zM1576 453l20-108q1-8 0-17l-3-13 5-26q4-17 19-15 15 2 15 20v21l-2 22 24 116h-78z" fill="#0009"/>' +
'<path d="M893 427h121l147-241h-121l-147 241zM1049 427h30l147-241h-30l-147 241zM1343 427h138l147-241h-139l-146 241z" fill="#fff" fill-opacity="0.1"/>' +
'<path d="M1235 419h34l-17-216h-30l13 216zM1680 402h25l-43-199h-26l44 199z" fill="#0b0d10"/>' +
'</g>' +
'<path d="M245 505l14 14q12 12 29 8l74-17q22-5 39-17l37-26q15-9-3-10l-34-2q-43-2-83 16l-73 34z" fill="url(#~trim)"/>' +
'<path d="M297 503q0 11 13 8l26-5q13-3 20-14l3-6q7-11-5-8l-44 11q-13 3-13 14z" fill="url(#~metal-light)"/>' +
'<path d="M2137 419l-185 19q-22 2-6 17l11 10q16 14 38 16l151 11-9-73z" fill="url(#~tail)" stroke="#0a142099" stroke-width="3"/>' +
'<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M431 473l-41 24q-11 6-24 9l-99 16-65 5" stroke="#fff"/><path d="M2155 440l-169 13q-8 0-1 5l14 11 156 8M2042 449l9 24M2086 446l8 29" stroke="#ff7468"/></g>' +
'<g id="~handle"><path d="M1125 449l68-2q7 0 7 7v1q0 7-7 7l-68 2q-7 0-7-7v-1q0-7 7-7z" fill="#0a142021" stroke="#0a142087" stroke-width="2"/></g>' +
'<use href="#~handle" x="441" y="-11"/>' +
'</g>' +
'<use href="#~body" fill="none" stroke="#0a142087" stroke-width="2.4"/>' +
'<path d="M838 417l8-24h27v28l-35-4z" fill="#14171a"/>' +
'<path d="M809 393l-1-7q-3-15 9-26 12-11 34-12l9-1q13-1 14 13l2 15q1 13-12 16l-44 9q-9 2-11-7z" id="~mirror" fill="var(--car-paint,#17407a)" stroke="#0a142073" stroke-width="2"/>' +
'<use href="#~mirror" fill="url(#~sheen)"/>' +
'<path d="M811 394l31-3q4-1 9-2l25-5" fill="none" stroke="#0a142078" stroke-width="5"/>' +
'<use href="#~wheel" x="1779" y="730"/>' +
'<use href="#~wheel" x="582" y="730"/>' +
'</g>';

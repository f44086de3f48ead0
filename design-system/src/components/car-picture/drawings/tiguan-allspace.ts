// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~shade" x1="0.06" y1="0.24" x2="0.25" y2="0.95"><stop stop-color="#0a14204d"/><stop offset="0.3" stop-color="#0a14202e"/><stop offset="1" stop-color="#0a142000"/></linearGradient>' +
'<linearGradient id="~gleam" x1="0.06" y1="1" x2="-0.14" y2="0.68"><stop stop-color="#ffffff78"/><stop offset="0.35" stop-color="#ffffff45"/><stop offset="1" stop-color="#ffffff00"/></linearGradient>' +
'<g id="~spoke"><path d="M-15-18L-27-95-12-98-3-38H3L12-98 27-95 15-18z" fill="url(#~metal-light)" stroke="#0006"/></g>' +
'<g id="~wheel">' +
'<circle r="160" fill="url(#~tyre)" stroke="#fff3" stroke-width="2"/>' +
'<circle r="137" fill="none" stroke="#fff1" stroke-width="3"/>' +
'<g transform="scale(1.15)">' +
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
'<circle r="160" fill="url(#~arch)"/>' +
'</g>' +
'<path d="M403 799h-93q-22 0-42-8l-24-9q-26-9-36-32-7-17-13-34-7-22-9-42-2-15-2-30 0-17 9-33l3-8q6-11 7-24l6-52q2-25 11-42 2-4 5-9 11-19 31-28 7-4 14-7 26-10 79-17 183-25 367-34 22-1 40-13 110-70 228-128 76-38 164-46 475-39 946 35 9 2 9 7 0 5-6 8l-3 2q-4 2-2 6 30 60 53 124 5 16 9 33l6 27q3 17 6 34l12 65q3 13 12 22l15 13q10 8 10 21v61q0 28-11 49-6 10-13 20-13 21-40 29l-32 9q-16 5-33 6l-128 3v-43a175 175 0 0 0-350 0v43q0 18-17 18h-821q-17 0-17-18v-43a175 175 0 0 0-350 0z" id="~body"/>' +
'<path d="M841 393l1055-21q34-1 68-6l122-17q12-1 6-13-13-22-24-45-14-29-42-35-26-5-53-9-20-2-86-6-352-19-704-12-66 2-123 32-112 59-220 127-7 5 1 5z" id="~windows"/>' +
'<path d="M384 497l15 28q16 29 35 57l20 28M833 393l-8 52q-5 34-4 69l2 112q1 52 12 78 11 26 41 26h376M1252 410l5 130q3 86-3 138l-6 52M1684 376v69q0 44-31 94-14 22-25 46-18 50-52 90-8 15-11 32-4 23-24 23h-293M306 430l129-16 294-25M2146 402l-28 39q-15 21-16 47l-8 181" id="~seams"/>' +
'<path d="M753 834v-100a175 175 0 0 0-350 0v100M1958 834v-100a175 175 0 0 0-350 0v100" id="~arches"/>' +
'<clipPath id="~body-clip"><use href="#~body"/></clipPath>' +
'<clipPath id="~windows-clip"><use href="#~windows"/></clipPath>' +
'</defs>' +
'<g transform="scale(0.5)">' +
'<ellipse cx="1200" cy="894" rx="1096" ry="34" fill="url(#~ground)"/>' +
'<ellipse cx="578" cy="894" rx="160" ry="14" fill="url(#~ground)"/>' +
'<ellipse cx="1783" cy="894" rx="160" ry="14" fill="url(#~ground)"/>' +
'<path d="M509 808l1343-5q18 0 29-13l32-34h-1465l32 38q12 14 29 14zM757 790v-56a179 179 0 0 0-358 0v61zM1962 777v-43a179 179 0 0 0-358 0v56z" fill="#090a0c"/>' +
'<path d="M1075 220l29-16q28-13 58-16 382-38 763 12 34 5 63 18l28 13-941-11z" fill="#b4bbc2" stroke="#0008"/>' +
'<path d="M1075 218l28-12q29-12 59-14 382-36 763 12 34 5 63 15l28 11" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="var(--car-paint,#17407a)"/>' +
'<g clip-path="url(#~body-clip)">' +
'<use href="#~body" fill="url(#~form)"/>' +
'<path d="M245 466l147-11q87-6 173-7l311-2q259-1 518-6l346-6q130-2 259-6l173-5h130v-34l-2186 43v34z" fill="url(#~gleam)"/>' +
'<path d="M245 466l147-11q87-6 173-7l311-2q259-1 518-6l346-6q130-2 259-6l173-5h130v138l-2186 44v-139z" fill="url(#~shade)"/>' +
'<path d="M807 695q385 9 769-17-385 86-769 17z" fill="url(#~sheen)"/>' +
'<path d="M245 466l147-11q87-6 173-7l311-2q259-1 518-6l346-6q130-2 259-6l173-5M807 695q385 9 769-17" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="url(#~ends)"/>' +
'<use href="#~arches" fill="none" stroke="#fff2" stroke-width="24"/>' +
'<path d="M163 829v-69l91-3q26-1 52 0l112 3v69h-255zM733 829v-52q0-13 13-13h869q13 0 13 13v52h-895zM1943 829v-82l177-17h121v99h-298z" fill="#262b30"/>' +
'<use href="#~arches" fill="none" stroke="#000000a8" stroke-width="7"/>' +
'<use href="#~body" fill="none" stroke="url(#~edge)" stroke-width="7"/>' +
'<path d="M176 514h43l4 47q1 13-11 18l-36 13v-78zM176 643l48 7q13 2 14 15l5 35q2 13-10 16l-57 14v-87z" fill="url(#~trim)" fill-opacity="0.86"/>' +
'<path d="M751 762v8h857v-8h-857z" fill="#c2c8ce"/>' +
'<path d="M720 384h65q9 0 16-4l282-162-60-32-337 190 34 8zM2077 250l35 9 56 143-22-4q-9-1-12-9l-57-139z" fill="url(#~glass)"/>' +
'<path d="M794 384l281-164" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~seams" fill="none" stroke="#fff3" stroke-width="3" transform="translate(-3 1)"/>' +
'<use href="#~seams" fill="none" stroke="#0a14209e" stroke-width="3"/>' +
'<use href="#~windows" stroke="#0b0d10" stroke-width="10" stroke-linejoin="round"/>' +
'<use href="#~windows" fill="url(#~glass)"/>' +
'<g clip-path="url(#~windows-clip)">' +
'<path d="M1183 449l20-110q2-9 0-17l-3-14 6-26q3-18 18-15 16 2 16 19v22l-2 22 24 119h-79zM1567 449l20-110q2-9 0-17l-2-14 5-26q3-18 19-15 15 2 15 19v22l-2 22 24 119h-79zM1818 448l19-103q2-9 0-17l-2-12 5-26q3-16 18-14 14 2 14 19v21l-2 20 23 112h-75z" fill="#0009"/>' +
'<path d="M911 423h112l147-255h-113l-146 255zM1057 423h31l147-255h-31l-147 255zM1351 423h147l147-255h-147l-147 255zM1740 423h78l147-255h-78l-147 255z" fill="#fff" fill-opacity="0.1"/>' +
'<path d="M1235 419h34l-17-216h-30l13 216zM1671 410h30l-26-207h-30l26 207zM1930 410h22l-35-207h-21l34 207z" fill="#0b0d10"/>' +
'</g>' +
'<path d="M828 399l1068-21q34-1 68-5l133-19q12-2 6-13-16-27-29-56-13-29-42-35-29-6-59-9-20-3-86-6-384-21-769-10" fill="none" stroke="#d5dadf" stroke-width="4"/>' +
'<path d="M206 466l16 28q6 11 19 10l125-6q18-1 32-11l35-26q11-8-2-9l-82-11q-35-5-68 4l-75 21z" fill="url(#~trim)"/>' +
'<path d="M254 477v7q0 8 9 8l34-2q9 0 10-9l2-9q1-8-8-8l-38 4q-9 0-9 9zM322 471l-2 8q-1 9 7 8l26-1q9-1 13-8l5-11q4-8-5-7l-34 2q-9 1-10 9z" fill="url(#~metal-light)"/>' +
'<path d="M2172 414l-181 14q-18 1-10 17l10 19q8 15 25 16l165 8-9-74z" fill="url(#~tail)" stroke="#0a142099" stroke-width="3"/>' +
'<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M422 472l-43 23-147 9" stroke="#fff"/><path d="M2155 432l-143 10q-8 1-4 9l8 16 139 5" stroke="#ff7468"/></g>' +
'<g id="~handle"><path d="M1148 462l48-2q8 0 7 8l-1 9q-2 13-15 13h-30q-13 0-15-13l-1-6q-1-9 7-9z" fill="#0a142054"/><path d="M1135 468l74-2q4 0 4 4v4q0 4-4 4l-74 2q-4 0-4-4v-3q0-5 4-5z" fill="var(--car-paint,#17407a)"/><path d="M1135 471l74-3" fill="none" stroke="#fff9" stroke-width="2"/></g>' +
'<use href="#~handle" x="428" y="-6"/>' +
'</g>' +
'<use href="#~body" fill="none" stroke="#0a142087" stroke-width="2.4"/>' +
'<path d="M847 418l9-25h27v28l-36-3z" fill="#14171a"/>' +
'<path d="M818 393l-2-7q-3-16 9-27 13-11 35-13h9q14-1 15 13l2 16q1 13-12 16l-45 9q-9 2-11-7z" id="~mirror" fill="var(--car-paint,#17407a)" stroke="#0a142073" stroke-width="2"/>' +
'<use href="#~mirror" fill="url(#~sheen)"/>' +
'<path d="M820 393l31-3q5 0 9-1l25-5" fill="none" stroke="#0a142078" stroke-width="5"/>' +
'<use href="#~wheel" x="1783" y="734"/>' +
'<use href="#~wheel" x="578" y="734"/>' +
'</g>';

// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~shade" x1="0.06" y1="0.32" x2="0.28" y2="0.92"><stop stop-color="#0a14204d"/><stop offset="0.3" stop-color="#0a14202e"/><stop offset="1" stop-color="#0a142000"/></linearGradient>' +
'<linearGradient id="~gleam" x1="0.06" y1="1" x2="-0.1" y2="0.78"><stop stop-color="#ffffff78"/><stop offset="0.35" stop-color="#ffffff45"/><stop offset="1" stop-color="#ffffff00"/></linearGradient>' +
'<g id="~spoke"><path d="M-14-14L-38-89-25-94 0-36 25-94 38-89 14-14z" fill="url(#~metal-light)" stroke="#0006"/></g>' +
'<g id="~wheel">' +
'<circle r="156" fill="url(#~tyre)" stroke="#fff3" stroke-width="2"/>' +
'<circle r="133" fill="none" stroke="#fff1" stroke-width="3"/>' +
'<g transform="scale(1.10)">' +
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
'<circle r="156" fill="url(#~arch)"/>' +
'</g>' +
'<path d="M440 799h-87q-21 0-41-8l-21-8q-25-10-35-34-6-16-11-33-7-22-9-42-1-15 0-31 0-15 7-33l2-6q5-12 5-25l3-52q1-25 8-42 2-4 4-8 10-20 30-29 6-3 12-6 24-9 76-16 181-24 363-32 22-1 40-13 107-65 219-120 77-37 165-45 446-36 890 27 8 1 8 6 0 6-5 9l-4 1q-4 2-2 6 28 63 49 129 5 15 9 33l6 27q3 17 6 34l9 61q1 12 11 21l9 8q10 9 10 22v61q0 28-12 49-5 10-11 20-13 21-39 29l-28 9q-16 5-34 6l-99 3v-39a173 173 0 0 0-346 0v39q0 18-17 18h-777q-18 0-18-18v-39a172.5 172.5 0 0 0-345 0z" id="~body"/>' +
'<path d="M863 397l782-18q26 0 52-3l26-2q26-3 51-10l170-50q12-3 1-11l-42-29q-25-17-55-19-324-24-648-13-61 2-115 28-114 57-223 123-8 4 1 4z" id="~windows"/>' +
'<path d="M427 494l9 27q10 26 24 52l13 26M854 397l-8 57q-5 34-4 68l3 104q1 52 12 78 10 26 41 26h371M1269 414l5 126q4 86-3 138l-6 52M1697 380v73q0 46-34 92-18 24-31 51-22 47-59 84-7 12-11 27-6 23-25 23h-272M340 432l130-15 289-24M2103 410l-29 43q-14 22-15 48l-8 177" id="~seams"/>' +
'<path d="M785 834v-96a172.5 172.5 0 0 0-345 0v96M1943 834v-96a173 173 0 0 0-346 0v96" id="~arches"/>' +
'<clipPath id="~body-clip"><use href="#~body"/></clipPath>' +
'<clipPath id="~windows-clip"><use href="#~windows"/></clipPath>' +
'</defs>' +
'<g transform="scale(0.5)">' +
'<ellipse cx="1200" cy="894" rx="1040" ry="34" fill="url(#~ground)"/>' +
'<ellipse cx="612" cy="894" rx="156" ry="14" fill="url(#~ground)"/>' +
'<ellipse cx="1770" cy="894" rx="156" ry="14" fill="url(#~ground)"/>' +
'<path d="M543 808l1296-5q18 0 29-13l32-34h-1417l32 38q11 14 28 14zM790 790v-52a177.5 177.5 0 0 0-355 0v57zM1947 777v-39a177 177 0 0 0-354 0v52z" fill="#090a0c"/>' +
'<path d="M1083 236l28-16q26-16 56-19 359-37 718 5 34 3 62 17l26 13h-890z" fill="#b4bbc2" stroke="#0008"/>' +
'<path d="M1083 235l27-13q27-13 57-16 359-36 718 4 34 4 62 14l26 11" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="var(--car-paint,#17407a)"/>' +
'<g clip-path="url(#~body-clip)">' +
'<use href="#~body" fill="url(#~form)"/>' +
'<path d="M280 462l138-11q86-6 173-7l337-2q259-2 518-12l260-10q129-6 258-14l148-9h129v-34l-2091 64v35z" fill="url(#~gleam)"/>' +
'<path d="M280 462l138-11q86-6 173-7l337-2q259-2 518-12l260-10q129-6 258-14l148-9h129v138l-2091 65v-138z" fill="url(#~shade)"/>' +
'<path d="M833 687q368 6 734-22-367 89-734 22z" fill="url(#~sheen)"/>' +
'<path d="M280 462l138-11q86-6 173-7l337-2q259-2 518-12l260-10q129-6 258-14l148-9M833 687q368 6 734-22" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="url(#~ends)"/>' +
'<use href="#~arches" fill="none" stroke="#fff3" stroke-width="53"/>' +
'<use href="#~arches" fill="none" stroke="#262b30" stroke-width="48"/>' +
'<path d="M215 829v-91l91-3q26-1 52-1h95v95h-238zM768 829v-65q0-13 13-13h816q13 0 13 13v65h-842zM1930 829v-116l164-18h95v134h-259z" fill="#262b30"/>' +
'<use href="#~arches" fill="none" stroke="#000000a8" stroke-width="7"/>' +
'<path d="M811 754h765" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~body" fill="none" stroke="url(#~edge)" stroke-width="7"/>' +
'<path d="M228 514h35l3 43q1 13-11 18l-27 12v-73zM228 635l43 6q13 2 15 15l5 31q2 13-10 17l-53 17v-86z" fill="url(#~trim)" fill-opacity="0.86"/>' +
'<path d="M746 389h65q9 0 16-5l278-153-56-33-337 182 34 9zM2042 255l35 8 52 147-22-3q-8-1-11-9l-54-143z" fill="url(#~glass)"/>' +
'<path d="M820 389l276-156" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~seams" fill="none" stroke="#fff3" stroke-width="3" transform="translate(-3 1)"/>' +
'<use href="#~seams" fill="none" stroke="#0a14209e" stroke-width="3"/>' +
'<use href="#~windows" stroke="#0b0d10" stroke-width="10" stroke-linejoin="round"/>' +
'<use href="#~windows" fill="url(#~glass)"/>' +
'<g clip-path="url(#~windows-clip)">' +
'<path d="M1200 453l20-108q2-8 0-17l-3-13 6-26q3-17 18-15 15 2 15 20v21l-2 22 24 116h-78zM1589 453l20-108q1-8 0-17l-3-13 5-26q4-17 19-15 15 2 15 20v21l-2 22 24 116h-78z" fill="#0009"/>' +
'<path d="M928 427h112l147-237h-112l-147 237zM1075 427h30l147-237h-30l-147 237zM1377 427h138l147-237h-138l-147 237z" fill="#fff" fill-opacity="0.1"/>' +
'<path d="M1252 427h34l-17-216h-30l13 216zM1680 410h30l-30-199h-31l31 199z" fill="#0b0d10"/>' +
'</g>' +
'<path d="M859 402l786-18q26-1 52-3l30-2q26-3 51-10l182-54" fill="none" stroke="#d5dadf" stroke-width="4"/>' +
'<path d="M250 466l11 23q6 12 19 11l129-5q18-1 32-11l27-21q11-7-2-9l-74-11q-34-5-68 4l-74 19z" fill="url(#~trim)"/>' +
'<path d="M294 477l1 5q2 8 11 8l30-2q9 0 10-9l1-6q2-9-7-8l-39 3q-8 0-7 9zM360 472l-1 7q-1 8 7 8l26-2q9-1 13-8l5-8q4-8-5-8l-34 2q-9 0-11 9z" fill="url(#~metal-light)"/>' +
'<path d="M2129 414l-160 14q-17 2-13 18l1 3q3 13 16 14l78 7q13 1 15 13l7 35q2 13 15 14l75 8-34-126z" fill="url(#~tail)" stroke="#0a142099" stroke-width="3"/>' +
'<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M461 477l-43 17-190 8" stroke="#fff"/><path d="M2112 431l-130 12q-9 0-7 4l3 4 97 10q13 1 15 14l6 39 41 3" stroke="#ff7468"/></g>' +
'<g id="~handle"><path d="M1165 464l48-2q9 0 7 9l-1 8q-2 13-15 13h-30q-13 0-15-13l-1-6q-1-9 7-9z" fill="#0a142054"/><path d="M1152 471l74-3q4 0 4 4v4q0 4-4 4l-74 2q-4 0-4-4v-3q0-4 4-4z" fill="var(--car-paint,#17407a)"/><path d="M1152 473l74-3" fill="none" stroke="#fff9" stroke-width="2"/></g>' +
'<use href="#~handle" x="423" y="-9"/>' +
'</g>' +
'<use href="#~body" fill="none" stroke="#0a142087" stroke-width="2.4"/>' +
'<path d="M868 422l9-25h26v28l-35-3z" fill="#14171a"/>' +
'<path d="M840 397l-2-7q-3-15 9-26 12-11 34-12l9-1q13 0 15 13l1 15q2 14-11 16l-45 9q-9 2-10-7z" id="~mirror" fill="var(--car-paint,#17407a)" stroke="#0a142073" stroke-width="2"/>' +
'<use href="#~mirror" fill="url(#~sheen)"/>' +
'<path d="M841 398l31-3q5-1 9-2l25-5" fill="none" stroke="#0a142078" stroke-width="5"/>' +
'<use href="#~wheel" x="1770" y="738"/>' +
'<use href="#~wheel" x="612" y="738"/>' +
'</g>';

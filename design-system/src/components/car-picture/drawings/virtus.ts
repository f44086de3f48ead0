// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~shade" x1="0.06" y1="0.4" x2="0.29" y2="0.9"><stop stop-color="#0a14204d"/><stop offset="0.3" stop-color="#0a14202e"/><stop offset="1" stop-color="#0a142000"/></linearGradient>' +
'<linearGradient id="~gleam" x1="0.06" y1="1" x2="-0.07" y2="0.84"><stop stop-color="#ffffff78"/><stop offset="0.35" stop-color="#ffffff45"/><stop offset="1" stop-color="#ffffff00"/></linearGradient>' +
'<g id="~spoke"><path d="M-7-20L-9-97H9L7-20z" fill="url(#~metal-light)" stroke="#0006"/></g>' +
'<g id="~wheel">' +
'<circle r="143" fill="url(#~tyre)" stroke="#fff3" stroke-width="2"/>' +
'<circle r="122" fill="none" stroke="#fff1" stroke-width="3"/>' +
'<g transform="scale(1.01)">' +
'<circle r="99" fill="#121519"/>' +
'<circle r="63" fill="#59626b" stroke="#343b42" stroke-width="6"/>' +
'<path d="M48-36A60 60 0 0148 36L66 48A82 82 0 0066-48z" fill="#2a3036"/>' +
'<circle r="36" fill="#1f2429"/>' +
'<use href="#~spoke"/>' +
'<use href="#~spoke" transform="rotate(36)"/>' +
'<use href="#~spoke" transform="rotate(72)"/>' +
'<use href="#~spoke" transform="rotate(108)"/>' +
'<use href="#~spoke" transform="rotate(144)"/>' +
'<use href="#~spoke" transform="rotate(180)"/>' +
'<use href="#~spoke" transform="rotate(216)"/>' +
'<use href="#~spoke" transform="rotate(252)"/>' +
'<use href="#~spoke" transform="rotate(288)"/>' +
'<use href="#~spoke" transform="rotate(324)"/>' +
'<circle r="97" fill="none" stroke="url(#~metal-light)" stroke-width="6"/>' +
'<circle r="23" fill="url(#~metal-light)"/>' +
'<path d="M9-12h0M14 5h0M0 15h0M-14 5h0M-9-12h0" stroke="#3a4047" stroke-width="6" stroke-linecap="round"/>' +
'<circle r="8" fill="#23282d" stroke="#7d858d"/>' +
'</g>' +
'<circle r="143" fill="url(#~arch)"/>' +
'</g>' +
'<path d="M422 821h-90q-22 0-43-6l-19-6q-22-6-29-25-4-10-8-20-6-21-8-43-2-10-2-21 1-22 6-41 5-20 13-40 1-4 3-9 12-28 37-46 9-6 18-12 36-24 103-41 151-38 305-57 25-3 47-18 79-53 163-96 124-62 282-67 117-3 233 2 160 6 256 41 61 22 117 54 65 37 128 38 85 2 169 8 23 1 24 2 2 0 4 1 6 1 8 8l8 40q3 17 4 34l3 69q1 13 8 24l7 9q7 10 7 23v52q0 28-11 49-6 13-13 24-13 22-39 30l-46 15q-20 7-42 8l-147 8v-61a155.5 155.5 0 0 0-311 0v48q0 17-17 17h-799q-18 0-18-17v-48a155.5 155.5 0 0 0-311 0z" id="~body"/>' +
'<path d="M828 447l752-17q35 0 69-5l70-9q13-2 2-10-51-40-108-71-50-27-115-33-159-14-319-9-65 2-124 30-116 55-228 120-7 4 1 4z" id="~windows"/>' +
'<path d="M396 574l16 17q16 17 36 34l20 16M820 449l-8 48q-5 34-4 69l2 103q1 52 12 76 11 24 41 24h350M1213 458l5 125q4 86-3 136l-6 50M1606 432l2 65q2 43-26 95-10 19-18 40-14 50-47 88-6 12-9 25-4 24-23 24h-272M345 501l121-20 254-32M1883 626l86-12q35-5 42-39l10-44" id="~seams"/>' +
'<path d="M733 855v-104a155.5 155.5 0 0 0-311 0v104M1878 855v-104a155.5 155.5 0 0 0-311 0v104" id="~arches"/>' +
'<clipPath id="~body-clip"><use href="#~body"/></clipPath>' +
'<clipPath id="~windows-clip"><use href="#~windows"/></clipPath>' +
'</defs>' +
'<g transform="scale(0.5)">' +
'<ellipse cx="1200" cy="894" rx="1054" ry="34" fill="url(#~ground)"/>' +
'<ellipse cx="578" cy="894" rx="143" ry="14" fill="url(#~ground)"/>' +
'<ellipse cx="1723" cy="894" rx="143" ry="14" fill="url(#~ground)"/>' +
'<path d="M509 829l1283-4q17 0 29-13l31-35h-1404l32 39q12 13 29 13zM738 812v-61a160 160 0 0 0-320 0v65zM1883 812v-61a160 160 0 0 0-320 0v61z" fill="#090a0c"/>' +
'<path d="M1451 280l35-16q8-4 12 4l9 16-56-4z" fill="var(--car-paint,#17407a)" stroke="#0a142087" stroke-width="2"/>' +
'<use href="#~body" fill="var(--car-paint,#17407a)"/>' +
'<g clip-path="url(#~body-clip)">' +
'<use href="#~body" fill="url(#~form)"/>' +
'<path d="M284 540l122-15q86-11 172-13l294-8q259-7 518-18l259-10q130-5 259-13l225-14h130v-35l-2108 91v35z" fill="url(#~gleam)"/>' +
'<path d="M284 540l122-15q86-11 172-13l294-8q259-7 518-18l259-10q130-5 259-13l225-14h130v138l-2108 91v-138z" fill="url(#~shade)"/>' +
'<path d="M803 721q367 7 734-21-367 88-734 21z" fill="url(#~sheen)"/>' +
'<path d="M284 540l122-15q86-11 172-13l294-8q259-7 518-18l259-10q130-5 259-13l225-14M803 721q367 7 734-21" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="url(#~ends)"/>' +
'<use href="#~arches" fill="none" stroke="#fff2" stroke-width="24"/>' +
'<path d="M202 859v-69h39q17 0 34 4l10 2q25 5 51 6l86 1 18 56h-238zM1917 859l16-40q10-24 36-28l125-20q13-2 26-2h91v90h-294z" fill="#262b30"/>' +
'<use href="#~arches" fill="none" stroke="#000000a8" stroke-width="7"/>' +
'<use href="#~body" fill="none" stroke="url(#~edge)" stroke-width="7"/>' +
'<path d="M215 592h35l4 13q4 13-8 15l-31 6v-34zM215 687l31 6q12 2 14 15l4 26q3 17-14 23l-35 12v-82z" fill="url(#~trim)" fill-opacity="0.86"/>' +
'<path d="M725 447l47-2q9 0 17-4l286-156-61-35-332 190 43 7zM1630 289q7-4 11-13l276 126-35 12q-8 3-16 0l-48-12-188-98q-11-6 0-15z" fill="url(#~glass)"/>' +
'<path d="M781 445l285-158" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~seams" fill="none" stroke="#fff3" stroke-width="3" transform="translate(-3 1)"/>' +
'<use href="#~seams" fill="none" stroke="#0a14209e" stroke-width="3"/>' +
'<use href="#~windows" stroke="#0b0d10" stroke-width="10" stroke-linejoin="round"/>' +
'<use href="#~windows" fill="url(#~glass)"/>' +
'<g clip-path="url(#~windows-clip)">' +
'<path d="M1149 504l19-101q1-8-1-16l-2-13 5-24q3-16 17-14 14 2 14 18v20l-2 21 23 109h-73zM1503 503l18-97q2-8 0-15l-2-12 5-24q3-15 16-13 14 2 14 18v19l-2 19 21 105h-70z" fill="#0009"/>' +
'<path d="M898 479h103l147-220h-104l-146 220zM1036 479h30l147-220h-30l-147 220zM1312 479h121l147-220h-121l-147 220z" fill="#fff" fill-opacity="0.1"/>' +
'<path d="M1200 471h30l-13-203h-30l13 203zM1567 462h22l-39-194h-22l39 194z" fill="#0b0d10"/>' +
'</g>' +
'<path d="M824 452l756-16q35-1 69-6l82-11" fill="none" stroke="#d5dadf" stroke-width="4"/>' +
'<path d="M241 587l14 10q8 5 16 4l109-23q16-4 31-13l43-29q7-5-1-4l-70 6q-38 4-74 20l-68 29z" fill="url(#~trim)"/>' +
'<path d="M288 584q0 8 9 6l22-5q8-2 12-10l2-6q3-8-5-5l-31 9q-9 3-9 11zM346 567l-2 5q-4 8 5 7l22-5q8-2 13-9l4-7q4-7-4-6l-27 5q-8 2-11 10z" fill="url(#~metal-light)"/>' +
'<path d="M2150 440l-164 12q-17 1-15 19l5 43q2 17 19 18l164 8-9-100z" fill="url(#~tail)" stroke="#0a142099" stroke-width="3"/>' +
'<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M440 551l-48 29-125 25" stroke="#fff"/><path d="M2133 460l-129 8q-9 1-8 9l5 39 128 5" stroke="#ff7468"/></g>' +
'<g id="~handle"><path d="M1122 520l48-2q8 0 7 9l-1 9q-2 12-15 12h-30q-13 0-15-12l-1-7q-1-9 7-9z" fill="#0a142054"/><path d="M1109 527l74-3q4 0 4 5v3q0 4-4 4l-74 2q-4 0-4-4v-3q0-4 4-4z" fill="var(--car-paint,#17407a)"/><path d="M1109 529l74-3" fill="none" stroke="#fff9" stroke-width="2"/></g>' +
'<use href="#~handle" x="389" y="-11"/>' +
'</g>' +
'<use href="#~body" fill="none" stroke="#0a142087" stroke-width="2.4"/>' +
'<path d="M832 470l8-23h25v27l-33-4z" fill="#14171a"/>' +
'<path d="M805 447l-1-6q-3-15 8-25 11-10 32-11l9-1q12 0 13 12l2 15q1 12-11 15l-42 8q-8 2-10-7z" id="~mirror" fill="var(--car-paint,#17407a)" stroke="#0a142073" stroke-width="2"/>' +
'<use href="#~mirror" fill="url(#~sheen)"/>' +
'<path d="M807 448l29-3q4 0 8-1l23-5" fill="none" stroke="#0a142078" stroke-width="5"/>' +
'<use href="#~wheel" x="1723" y="751"/>' +
'<use href="#~wheel" x="578" y="751"/>' +
'</g>';

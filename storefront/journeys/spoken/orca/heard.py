"""Speech server of Orca for tests, without sound: every announcement is one JSON line in $HEARD_FILE.

`say` is spoken text. `stop` interrupts the current speech, for example after a key.
`key` is a released key that Orca has handled. `isConsumed` keys are commands of Orca and never reach the page.
`mark` is the number in the name of the page's marker: Orca has announced every earlier change of the page.
`at` is in seconds since the start. Orca accepts any module with a class SpeechServer as a factory.
"""
import json
import os
import re
import time

import pyatspi
from gi.repository import Atspi, GLib
from orca import event_manager, input_event, orca_state, speechserver
from orca.scripts import default
from orca.scripts.web import script_utilities

_began = time.monotonic()
_out = open(os.environ['HEARD_FILE'], 'a', buffering=1, encoding='utf-8')


def _write(**entry):
    _out.write(json.dumps({'at': round(time.monotonic() - _began, 3), **entry}, ensure_ascii=False) + '\n')


# In milliseconds. On a busy machine the browser answers later than after 800 ms, and Orca would take the object for dead.
Atspi.set_timeout(60_000, 60_000)

_consumed = set()
_process = input_event.KeyboardEvent.process


def _process_and_write(event):
    is_consumed = _process(event)
    if event.isPressedKey() and is_consumed:
        _consumed.add(event.hw_code)
    if not event.isPressedKey() and not event.isModifierKey() and not event.isOrcaModifier():
        was_consumed = event.hw_code in _consumed
        _consumed.discard(event.hw_code)
        # Orca runs the command of a consumed key in a timeout of 1 ms, which was added before.
        GLib.timeout_add(2, lambda: _write(key=event.event_string, isConsumed=was_consumed) or False)
    return is_consumed


input_event.KeyboardEvent.process = _process_and_write


_on_window_activated = default.Script.onWindowActivated


def _follow_window(script, event):
    """Orca 43 takes a new window for the closed one of the same name, and no longer announces its live regions."""
    orca_state.activeWindow = None
    _on_window_activated(script, event)


default.Script.onWindowActivated = _follow_window
# A closed window stays in Orca's list of the browser's windows, and Orca would choose it as the active one.
script_utilities.Utilities.sanityCheckActiveWindow = lambda utilities: True

_on_description_changed = default.Script.onDescriptionChanged


def _announce_description_once(script, event):
    """Orca 43 stores descriptions under `descriptions` but looks under `description`, and so repeats those it read."""
    script.pointOfReference['description'] = script.pointOfReference.get('descriptions', {})
    _on_description_changed(script, event)


default.Script.onDescriptionChanged = _announce_description_once


def _write_when_idle(mark):
    live_regions = getattr(orca_state.activeScript, 'liveRegionManager', None)
    if not event_manager.getManager()._eventQueue.empty() or (live_regions and len(live_regions.msg_queue) > 0):
        return True
    _write(mark=mark)
    return False


def _on_name_changed(event):
    found = re.fullmatch(r'mark (\d+)', str(event.any_data))
    if found:
        GLib.timeout_add(5, _write_when_idle, int(found.group(1)))


pyatspi.Registry.registerEventListener(_on_name_changed, 'object:property-change:accessible-name')


class SpeechServer(speechserver.SpeechServer):
    _server = None

    @staticmethod
    def getFactoryName():
        return 'heard'

    @classmethod
    def getSpeechServers(cls):
        return [cls.getSpeechServer()]

    @classmethod
    def getSpeechServer(cls, info=None):
        cls._server = cls._server or cls()
        return cls._server

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ['heard', 'heard']

    def getVoiceFamilies(self):
        return []

    def speakCharacter(self, character, acss=None):
        _write(say=character, kind='character')

    def speakKeyEvent(self, event, acss=None):
        _write(say=event.getKeyName(), kind='key')

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            family = (acss or {}).get('family') or {}
            lang = '-'.join(part for part in (family.get('lang'), family.get('dialect')) if part)
            _write(say=text.replace('\u00a0', ' ').strip(), **({'lang': lang} if lang else {}))

    def sayAll(self, utteranceIterator, progressCallback):
        for context, acss in utteranceIterator:
            _write(say=context.utterance.replace('\u00a0', ' ').strip(), kind='all')

    def stop(self):
        _write(stop=True)

    def increaseSpeechRate(self, step=5): pass
    def decreaseSpeechRate(self, step=5): pass
    def increaseSpeechPitch(self, step=0.5): pass
    def decreaseSpeechPitch(self, step=0.5): pass
    def increaseSpeechVolume(self, step=0.5): pass
    def decreaseSpeechVolume(self, step=0.5): pass
    def updateCapitalizationStyle(self): pass
    def updatePunctuationLevel(self): pass
    def shutdown(self): pass
    def reset(self, text=None, acss=None): pass

"""Compiled kernels: what each is made of, where it is kept, and whether all of them are there.

The rules know nothing of it but the decorators in `core/jit.py`, which hand kernels to this room.
"""
